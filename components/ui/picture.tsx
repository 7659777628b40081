import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import type { Photo } from '@/lib/content/types';

/** The width and aspect ratio of the photo's box on screens that match the media condition. */
type Box = { media?: string; width: string; ratio: number };

type Props = {
  photo: Photo;
  /** The id of the image. A link to it also moves focus to it. */
  id?: string;
  /** The first box whose condition matches is used. The last one has no condition. */
  boxes: Box[];
  /** Preloads the photo. For the first one in the viewport only. */
  priority?: boolean;
  /** The class names of the box. They must give it a size; the photo covers it. */
  className: string;
  imageClassName?: string;
};

/**
 * A photo as AVIF, with a JPEG for Edge before 121. Until it has loaded, its box has the colour of its paint
 * or, paler, its mean colour.
 */
export function Picture({ photo, id, boxes, priority = false, className, imageClassName = '' }: Props) {
  const sizes = formatSizes(photo, boxes);
  const srcSet = photo.avifs.map(({ url, width }) => `${url} ${width}w`).join(', ');
  // For next/image's checks in development: `<Image>` is a client component and renders no <picture>.
  const { props } = getImageProps({
    src: photo.jpeg,
    alt: photo.alt,
    width: photo.width,
    height: photo.height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    // The first photo is painted with the page, which decoding the others must not delay.
    decoding: priority ? 'sync' : 'async',
    className: `absolute inset-0 size-full object-cover ${imageClassName}`,
  });

  // React preloads an <img>, but not one in a <picture>. With `imageSrcSet`, it ignores the first argument.
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
    <div className={`relative overflow-hidden bg-linen ${className}`}>
      <div style={{ background: photo.paint?.colour ?? `${photo.colour}4d` }} className="absolute inset-0" />
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img {...props} id={id} tabIndex={id ? -1 : undefined} alt={photo.alt} style={undefined} />
      </picture>
      {photo.wall && (
        <div
          className="wall"
          style={
            { '--light': `url(${photo.wall.light})`, '--wall': photo.wall.colour } as React.CSSProperties
          }
        />
      )}
    </div>
  );
}

/** The `sizes` attribute. To cover a box that is taller in shape, a photo is wider than the box. */
function formatSizes({ width, height }: Photo, boxes: Box[]) {
  const sizes = boxes.map((box) => {
    const factor = Math.max(1, width / height / box.ratio).toFixed(2);
    // Not max(), which Safari ignores in this attribute.
    const size = factor === '1.00' ? box.width : `calc(${box.width} * ${factor})`;
    return box.media ? `${box.media} ${size}` : size;
  });
  return sizes.join(', ');
}
