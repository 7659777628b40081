const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * What `type="email"` accepts, but with a dot in the domain, where browsers allow letters of any script.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'u');
