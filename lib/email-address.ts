const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * What `type="email"` accepts, with a dot in the domain. Browsers allow letters of any script in the domain.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'u');
