import { describe, expect, it } from 'vitest';
import { placeIn, sectionRef, withPlace } from './brand-place.ts';

const nothing = { isShown: false, section: '', headline: '', lead: undefined };
const politics = sectionRef('/politica', 'Política');

describe('a story on another brand', () => {
	it('has what differs there, and loses it when it leaves', () => {
		const shown = { isShown: true, section: '/politica', headline: 'Otro título', lead: { type: 'image', url: 'b.jpg' } };
		const document = { headlines: { basic: 'Uno' }, websites: { eltrece: { website_url: '/x/' } } };
		expect(placeIn(document, 'ciudad')).toEqual(nothing);
		const placed = withPlace(document, { id: 'ciudad', section: politics }, shown);
		expect(placeIn(placed, 'ciudad')).toEqual(shown);
		expect(placed).toMatchObject({ headlines: { basic: 'Uno' }, websites: { eltrece: { website_url: '/x/' } } });
		const left = withPlace(placed, { id: 'ciudad', section: undefined }, { ...shown, isShown: false });
		expect(placeIn(left, 'ciudad')).toEqual(nothing);
		expect(left.websites).toEqual(document.websites);
	});

	it('inherits what is empty, and keeps what other systems wrote about it', () => {
		const variants = [{ websites: ['ciudad'], content: { content_elements: [{ _id: 'zone' }] } }, { websites: ['eltrece'] }];
		const document = { websites: { ciudad: { website_url: '/a/' } }, variations: { variants } };
		const placed = withPlace(document, { id: 'ciudad', section: politics }, { ...nothing, isShown: true, section: '/politica' });
		expect(placed.websites).toEqual({ ciudad: { website_url: '/a/', website_section: politics } });
		expect(placed.variations).toMatchObject({
			variants: [{ websites: ['eltrece'] }, { content: { content_elements: [{ _id: 'zone' }] } }],
		});
		expect(withPlace({}, { id: 'ciudad', section: undefined }, { ...nothing, isShown: true })).toEqual({ websites: { ciudad: {} } });
	});
});
