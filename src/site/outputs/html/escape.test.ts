import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson } from './escape.ts';

describe('text in a document', () => {
	it('W04 cannot end the script that contains it as JSON', () => {
		const hostile = { name: '</script><script>window.__xss=1</script><!--\u2028\u2029&' };
		const text = scriptJson(hostile);
		expect(text).not.toMatch(/[<>&\u2028\u2029]/);
		expect(JSON.parse(text)).toEqual(hostile);
	});

	it('takes one byte a character, whatever it says', () => {
		const text = 'Niño: “sí” — 🎉';
		expect([scriptJson(text), escapeHtml(text)].join()).not.toMatch(/[\u0100-\uffff]/);
		expect(JSON.parse(scriptJson(text))).toBe(text);
		expect(escapeHtml(text)).toBe('Niño: &#8220;sí&#8221; &#8212; &#127881;');
	});

	it('W05 cannot end the attribute or the element that contains it', () => {
		expect(escapeHtml(`"><img onerror='x' src=&>`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39; src=&amp;&gt;');
	});
});
