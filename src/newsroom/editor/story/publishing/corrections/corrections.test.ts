import { describe, expect, it } from 'vitest';
import { lostIn, withCorrection, withLost } from './corrections.ts';

const note = (text: string) => ({ type: 'correction', correction_type: 'correction', text });
const [first, second] = [note('Decía 40.'), note('Decía Paz.')];

describe('the corrections of a story', () => {
	it('are lost when a text has fewer than readers have, and come back as they were', () => {
		expect(lostIn({}, [first, second])).toEqual([first, second]);
		const kept = { corrections: [second] };
		expect(lostIn(kept, [first, second])).toEqual([first]);
		expect(withLost(kept, [first])).toEqual({ corrections: [second, first] });
		expect(lostIn({ corrections: [note('Decía 40; son 45.')] }, [first])).toEqual([]);
	});

	it('keep what other systems wrote about them, and go when they are emptied', () => {
		const document = { slug: 'a', corrections: [{ ...first, correction_type: 'clarification' }, second] };
		expect(withCorrection(document, 0, 'Decía 41.').corrections).toEqual([
			{ ...first, correction_type: 'clarification', text: 'Decía 41.' },
			second,
		]);
		expect(withCorrection(document, 0, '')).toEqual({ slug: 'a', corrections: [second] });
		expect(withCorrection({}, 0, 'Decía 40.')).toEqual({ corrections: [first] });
	});
});
