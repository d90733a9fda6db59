export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** '640.avif' as it lies beside its master. */
export const sizeFile = (width: number, format: PhotoFormat): string => `${width}.${format}`;
