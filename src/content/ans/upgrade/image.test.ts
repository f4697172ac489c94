import { expect, it } from 'vitest';
import { repairImage } from './image.ts';

it('keys that ingestion adds to images are removed', () => {
	const image = { type: 'image', url: '/a.jpg' };
	expect(repairImage({ ...image, creditIPTC: 'x', country_name: 'y' }, { key: '', version: undefined })).toEqual(image);
	expect(repairImage({ type: 'image', foo: 1 }, { key: '', version: undefined })).toEqual({ type: 'image', foo: 1 });
});
