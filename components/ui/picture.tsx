import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import type { Photo } from '@/content/schema';

type Props = {
  photo: Photo;
  /** The width the layout gives the photo, as in the `sizes` attribute. */
  sizes: string;
  /** Only for the first picture in view: it is fetched at once, before the rest. */
  first?: boolean;
  /** For the box; it must have a size of its own, the photo covers it. */
  className: string;
  imageClassName?: string;
};

/** A photo as AVIF and JPEG over its mean colour, filling a box that is there before it comes. */
export function Picture({ photo, sizes, first = false, className, imageClassName = '' }: Props) {
  const source = (format: 'avif' | 'jpg') => {
    const { props } = getImageProps({
      src: `${photo.src}.${format}`,
      alt: photo.alt,
      width: photo.width,
      height: photo.height,
      sizes,
    });
    // next/image lists every width of its configuration; this photo has its own.
    const candidates = (props.srcSet ?? '').split(', ');
    return candidates.filter((each) => photo.widths.some((width) => each.endsWith(` ${width}w`)));
  };
  const jpegs = source('jpg');
  const avifs = source('avif').join(', ');

  // React does it by itself for an image, but not for one in a picture.
  if (first) {
    preload(`${photo.src}.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avifs,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  return (
    <div className={`relative overflow-hidden ${className}`}>
      {/* As an attribute, which HTML's own elements do not have, so that a policy without inline styles allows it. */}
      <svg aria-hidden="true" color={photo.colour} className="absolute inset-0 size-full bg-current" />
      <picture>
        <source type="image/avif" srcSet={avifs} sizes={sizes} />
        <img
          src={jpegs.at(-1)?.split(' ')[0]}
          srcSet={jpegs.join(', ')}
          sizes={sizes}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          // The first picture is painted with the page; the others must not hold it up.
          decoding={first ? 'sync' : 'async'}
          className={`absolute inset-0 size-full object-cover ${imageClassName}`}
        />
      </picture>
    </div>
  );
}
