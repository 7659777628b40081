const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-cut border-2 px-5 py-2.5 font-semibold leading-tight wrap-anywhere transition-colors';

const variants = {
  primary: 'border-heritage bg-heritage text-paper hover:border-heritage-deep hover:bg-heritage-deep',
  secondary: 'border-heritage text-heritage hover:bg-heritage hover:text-paper',
  light: 'border-paper bg-paper text-heritage-deep hover:border-linen hover:bg-linen',
} as const;

/** The class names of a button, for a link or a `<button>`. */
export function buttonStyles(variant: keyof typeof variants) {
  return `${base} ${variants[variant]}`;
}
