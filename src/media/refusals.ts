import { refusals } from '#platform/refusal';

/** The refusals of the media module: images and films that cannot be stored, and addresses that are not served. */
export const refuse = refusals({
	MISSING_IMAGE: [400, 'There is no image.'],
	IMAGE_TOO_LARGE: [413, 'The image has too many bytes.'],
	UNSUPPORTED_IMAGE_TYPE: [415, 'The image is neither JPEG, PNG nor WebP.'],
	IMAGE_TOO_MANY_PIXELS: [422, 'The image has too many pixels.'],
	CORRUPT_IMAGE: [422, 'The image is damaged.'],
	UNSUPPORTED_FILE_TYPE: [415, 'The file is not of the type that it is said to be.'],
	UNSUPPORTED_FILM: [415, 'The file is neither MP4 nor WebM.'],
	UNSUPPORTED_CODEC: [415, 'The film is neither H.264 with AAC in MP4 nor VP8, VP9 or AV1 with Opus or Vorbis in WebM.'],
	FILM_WITHOUT_PICTURE: [422, 'The film has sound and no picture.'],
	CORRUPT_FILM: [422, 'The film is cut or damaged.'],
	IMAGE_NOT_FOUND: [404, 'There is no such image.'],
	FILE_NOT_FOUND: [404, 'There is no such file.'],
	IMAGE_NOT_SIGNED: [403, 'The address of the image is not signed.'],
	SIZE_NOT_OFFERED: [400, 'The image is not offered in this form.'],
	SOURCE_NOT_ALLOWED: [403, 'Images are not fetched from there.'],
	SOURCE_ERROR: [502, 'The image could not be fetched from its source.'],
	MEDIA_BUSY: [503, 'Too many images are being made; try again shortly.', { 'retry-after': '2' }],
	STORAGE_FULL: [507, 'There is no room to keep the file.'],
});

export type MediaRefusal = Parameters<typeof refuse>[0];
