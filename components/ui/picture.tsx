import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import type { Photo } from '@/lib/content/schema';

type Props = {
  photo: Photo;
  /** The `sizes` attribute: how wide the layout displays the photo. */
  sizes: string;
  /** Preloads the photo: only for the first one in the viewport. */
  priority?: boolean;
  /** The class names of the box. They must give it a size; the photo covers it. */
  className: string;
  imageClassName?: string;
};

/**
 * A photo, as AVIF in several widths. Browsers without AVIF (Edge before 121) show the JPEG. Its box shows its mean colour
 * until it has loaded.
 */
export function Picture({ photo, sizes, priority = false, className, imageClassName = '' }: Props) {
  const srcSet = photo.avifs.map(({ url, width }) => `${url} ${width}w`).join(', ');
  // Not <Image>, which is a client component and renders no <picture>.
  const { props } = getImageProps({
    src: photo.jpeg,
    alt: photo.alt,
    width: photo.width,
    height: photo.height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    // The first photo is painted together with the page; decoding the others must not delay it.
    decoding: priority ? 'sync' : 'async',
    className: `absolute inset-0 size-full object-cover ${imageClassName}`,
  });

  // React preloads an <img> by itself, but not one in a <picture>. With `imageSrcSet`, it ignores the first argument.
  if (priority) {
    preload(photo.jpeg, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  return (
    <div className={`relative overflow-hidden ${className}`}>
      {/* An SVG attribute, because the Content Security Policy forbids the style attribute. */}
      <svg aria-hidden="true" color={photo.colour} className="absolute inset-0 size-full bg-current" />
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        {/* Without the style attribute of next/image, for the same reason. */}
        <img {...props} alt={photo.alt} style={undefined} />
      </picture>
    </div>
  );
}
