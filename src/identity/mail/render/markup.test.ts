import { describe, expect, it } from 'vitest';
import { html } from './markup.ts';

describe('the HTML of an email', () => {
	it('is what was written, with every text escaped', () => {
		expect(html`<b title="${'"'}">${'a < b & c'}${7}</b>`.toString()).toBe('<b title="&quot;">a &lt; b &amp; c7</b>');
	});

	it('has parts as they are, one after another, and nothing for a part that is not there', () => {
		const [first, second] = ['uno', 'dos'].map((text) => html`<i>${text}</i>`);
		expect(html`<p>${first}${undefined}</p>`.toString()).toBe('<p><i>uno</i></p>');
		expect(html`<p>${first && second && [first, second]}</p>`.toString()).toBe('<p><i>uno</i><i>dos</i></p>');
	});
});
