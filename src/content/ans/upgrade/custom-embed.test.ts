import { expect, it } from 'vitest';
import { repairCustomEmbed } from './custom-embed.ts';

const place = { key: 'content_elements', version: '0.10.9' };

it('an entry of a live story gets an id and an address', () => {
	const entry = { type: 'custom_embed', subtype: 'custom-liveblog', embed: { config: { title: 'Gol' } } };
	expect(repairCustomEmbed(entry, place)).toMatchObject({
		embed: { id: 'custom-liveblog', url: '/custom-liveblog', config: { title: 'Gol' } },
	});
});

it('another embed without an id stays invalid, and reserved keys of its configuration are removed', () => {
	const embed = { type: 'custom_embed', subtype: 'map', embed: { url: '/x', config: { zoom: 3, referent: {}, type: 'a', version: 'b' } } };
	expect(repairCustomEmbed(embed, place)).toEqual({ type: 'custom_embed', subtype: 'map', embed: { url: '/x', config: { zoom: 3 } } });
});
