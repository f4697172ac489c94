import { describe, expect, it } from 'vitest';
import { imageOf } from '../fixtures/story-of.ts';
import { testContext as context } from '../fixtures/test-context.ts';
import { readPicture } from './read-picture.ts';

describe('a picture', () => {
	it('has our signature, whatever signature was sent', () => {
		expect(readPicture(imageOf({ auth: { 1: 'f'.repeat(64) } }), context)).toMatchObject({
			id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
			auth: context.signImage('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
			width: 1200,
			height: 800,
		});
	});

	it('keeps a focal point at 0, and prefers that of the gallery', () => {
		expect(readPicture(imageOf({ focal_point: { x: 0, y: 0 } }), context)?.focal).toEqual({ x: 0, y: 0 });
		const both = imageOf({ focal_point: { x: 1, y: 1 }, gallery_properties: { focal_point: { x: 5, y: 0 } } });
		expect(readPicture(both, context)?.focal).toEqual({ x: 5, y: 0 });
		const rectangle = imageOf({ additional_properties: { focal_point: { min: [100, 200], max: [300, 400] } } });
		expect(readPicture(rectangle, context)?.focal).toEqual({ x: 200, y: 300 });
		expect(readPicture(imageOf({ focal_point: { x: 9_000, y: 1 } }), context)).not.toHaveProperty('focal');
	});

	it('has a default size when the sender gives none', () => {
		expect(readPicture(imageOf({ width: undefined, height: 0 }), context)).toMatchObject({ width: 1600, height: 900 });
	});

	it('has a credit, with vanity credits in place of credits', () => {
		const credits = { by: [{ name: 'Ana Paz' }], affiliation: [{ name: 'Agencia' }] };
		expect(readPicture(imageOf({ credits }), context)?.credit).toBe('Foto: Ana Paz / Agencia');
		expect(readPicture(imageOf({ credits, vanity_credits: { by: [{ name: 'Ilustración: Kiosco' }] } }), context)?.credit).toBe(
			'Ilustración: Kiosco',
		);
		expect(readPicture(imageOf(), context)).not.toHaveProperty('credit');
	});

	it('has its own text alternative, or its caption without HTML', () => {
		expect(readPicture(imageOf({ alt_text: 'Una plaza', caption: 'x' }), context)?.alt).toBe('Una plaza');
		expect(readPicture(imageOf({ caption: 'La <b>plaza</b><script>x</script>' }), context)).toMatchObject({
			alt: 'La plaza',
			caption: 'La <b>plaza</b>',
		});
		expect(readPicture(imageOf(), context)?.alt).toBe('');
	});

	it('is skipped when its host is not allowed or it is a reference', () => {
		expect(readPicture(imageOf({ url: 'https://evil.test/a.jpg' }), context)).toBeUndefined();
		expect(readPicture({ type: 'reference', referent: { id: 'A' } }, context)).toBeUndefined();
		expect(readPicture(imageOf({ url: 'https://img.washingtonpost.com/a.jpg' }), context)).toMatchObject({ seoName: '' });
	});

	it('has a link, unless its address is unsafe', () => {
		expect(readPicture(imageOf({ additional_properties: { link: '/x/', dominant_color: '#aabbcc' } }), context)).toMatchObject({
			link: '/x/',
			dominant: '#aabbcc',
		});
		expect(
			readPicture(imageOf({ additional_properties: { link: 'javascript:alert(1)', dominant_color: 'red;}' } }), context),
		).not.toHaveProperty('link');
	});
});
