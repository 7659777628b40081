const base =
  'inline-flex items-center justify-center gap-2.5 rounded-cut border-2 font-semibold leading-tight transition-[background-color,border-color] forced-colors:transition-none';

const variants = {
  primary: 'border-heritage bg-heritage text-paper hover:border-heritage-deep hover:bg-heritage-deep',
  secondary: 'border-heritage text-heritage hover:bg-heritage hover:text-paper',
  light: 'border-paper bg-paper text-heritage-deep hover:border-linen hover:bg-linen',
} as const;

const sizes = {
  // In pixels: padding that grew with the text would take its room.
  normal: 'min-h-12 px-[20px] py-2.5',
  // For the header, where the name needs the room.
  slim: 'min-h-[44px] px-[10px] text-small @2xl:px-4 @2xl:text-body',
} as const;

/** The class names of a button, for a link or a `<button>`. */
export function buttonStyles(variant: keyof typeof variants, size: keyof typeof sizes = 'normal') {
  return `${base} ${sizes[size]} ${variants[variant]}`;
}
