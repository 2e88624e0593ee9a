import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface TileImageSource {
  src: string;
  srcSet?: string;
  /** Intrinsic size of `src` in px. The browser reserves space by the ratio. */
  width: number;
  height: number;
  /** Dominant colour of the image (`#1b2a4c`), shown until it has loaded. */
  color: string;
}

export interface TileImageProps {
  image: TileImageSource | undefined;
  sizes?: string;
  alt?: string;
  /** Largest contentful paint: fetched first. */
  priority?: boolean;
  /** In the first view: fetched at once, without lazy loading. */
  eager?: boolean;
  /** Shown if there is no image or it fails to load. */
  fallback: ReactNode;
}

/**
 * Shows an image over its dominant colour. The colour is a presentation attribute of an SVG, because the content
 * security policy refuses style attributes in server-rendered HTML.
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
    // The image may have failed before hydration, when no listener was attached.
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
          // A new key replaces the element. Otherwise the previous image would stay until the next one has loaded.
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
