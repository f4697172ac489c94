import { expect, it } from 'vitest';
import { repairCustomEmbed } from './custom-embed.ts';

const place = { key: 'content_elements', version: '0.10.9' };

it('an entry of a live story needs no id and no address', () => {
	const entry = { type: 'custom_embed', subtype: 'custom-liveblog', embed: { config: { title: 'Gol' } } };
	expect(repairCustomEmbed(entry, place)).toMatchObject({
		embed: { id: 'custom-liveblog', url: '/custom-liveblog', config: { title: 'Gol' } },
	});
});

it('another embed without an id stays wrong, and reserved keys of a configuration are left out', () => {
	const embed = { type: 'custom_embed', subtype: 'map', embed: { url: '/x', config: { zoom: 3, referent: {}, type: 'a', version: 'b' } } };
	expect(repairCustomEmbed(embed, place)).toEqual({ type: 'custom_embed', subtype: 'map', embed: { url: '/x', config: { zoom: 3 } } });
});
