import { describe, expect, it } from 'vitest';
import { pictureSource, sourceOfId } from './picture-source.ts';

const hosts = new Set(['img.test']);
const id = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('the source of a picture', () => {
	it('is our own image for an address of the resizer, on any host', () => {
		const ours = { id, extension: 'jpg', seoName: '', isRemote: false };
		expect(pictureSource(`/resizer/v2/${id}.jpg?auth=x&width=100`, hosts)).toEqual(ours);
		expect(pictureSource(`https://tn.test/resizer/v2/${id}.jpeg`, hosts)).toEqual(ours);
		expect(pictureSource(`https://tn.test/resizer/v2/una-foto-${id}.webp`, hosts)).toEqual({
			...ours,
			extension: 'webp',
			seoName: 'una-foto',
		});
		expect(pictureSource('/resizer/v2/demo-plaza-3.png', hosts)).toEqual({ ...ours, id: 'demo-plaza-3', extension: 'png' });
	});

	it('is a remote image only for allowed hosts, over https', () => {
		const remote = { id: 'https%3A%2F%2Fimg.test%2Fa.png%3Fb%3D1', extension: 'png', seoName: '', isRemote: true };
		expect(pictureSource('http://img.test/a.png?b=1', hosts)).toEqual(remote);
		expect(pictureSource(`/resizer/v2/${encodeURIComponent('https://img.test/a.png?b=1')}.png`, hosts)).toEqual(remote);
	});

	it.each([
		'https://evil.test/a.jpg',
		'https://img.test.evil.test/a.jpg',
		'https://img.test@evil.test/a.jpg',
		'https://ana@img.test/a.jpg',
		'https://img.test:8080/a.jpg',
		'file:///etc/passwd',
		'a.jpg',
		'/resizer/v2/..%2F..%2Fetc.jpg',
		'/resizer/v2/https%3A%2F%2Fevil.test%2Fa.jpg',
		'/resizer/v2/https%3A%ZZ.jpg',
		'',
	])('does not exist for %j', (address) => {
		expect(pictureSource(address, hosts)).toBeUndefined();
	});

	it('of our own image needs no address', () => {
		expect(sourceOfId(id)).toMatchObject({ id, isRemote: false });
		expect(sourceOfId('unique ANS id')).toBeUndefined();
	});
});
