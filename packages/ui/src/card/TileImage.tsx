import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface TileImageSource {
  src: string;
  srcSet?: string;
  /** Own pixels of `src`: the browser keeps the place by their proportion. */
  width: number;
  height: number;
  /** The art's dominant colour (`#1b2a4c`), shown until it has come. */
  color: string;
}

export interface TileImageProps {
  image: TileImageSource | undefined;
  sizes?: string;
  alt?: string;
  /** What the first screen is judged by: fetched at once and first. */
  priority?: boolean;
  /** In the first screen: fetched at once, in its turn. */
  eager?: boolean;
  /** Instead of art that there is none of, or that does not come. */
  fallback: ReactNode;
}

/**
 * Art on its own colour. The colour is a presentation attribute of an SVG: a style attribute in server-rendered HTML would be
 * refused by the content security policy.
 */
export function TileImage({
  image,
  sizes,
  alt = '',
  priority = false,
  eager = priority,
  fallback,
}: TileImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = image?.src;

  useEffect(() => {
    // It may have failed before hydration, when nobody listened.
    const element = ref.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailedSrc(src);
  }, [src]);

  return (
    <>
      <svg
        data-tint=""
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill={image?.color ?? 'none'}
      >
        <path d="M0 0h1v1H0z" />
      </svg>
      {image && failedSrc !== image.src ? (
        <img
          // Another picture is another element: until it has come, the former one would be shown.
          key={image.src}
          ref={ref}
          src={image.src}
          srcSet={image.srcSet}
          sizes={image.srcSet ? sizes : undefined}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(image.src)}
        />
      ) : (
        fallback
      )}
    </>
  );
}
