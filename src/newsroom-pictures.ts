import type { Media } from '#media';
import { imageAddress } from '#media/contract';
import type { Pictures } from '#newsroom';

/** The store of pictures for the newsroom. */
export const newsroomPictures = (media: Pick<Media, 'put' | 'sign'>): Pictures => ({
	put: (bytes) => media.put(bytes),
	pathOf: (id, crop) =>
		imageAddress(
			{ id, extension: 'webp', seoName: '', auth: media.sign(id), ...(crop && { focal: crop.focal }) },
			crop?.shape ?? 'original',
			640,
		),
	thumbnailOf: (picture, width = 160) => imageAddress(picture, '3:2', width),
});
