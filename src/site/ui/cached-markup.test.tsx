import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CachedMarkup } from './cached-markup.tsx';
import { sheet, withSheets } from './sheet.ts';

const styles = sheet('.word{}', { word: 'word' });

function setUp() {
	let made = 0;
	const show = (of: object, variant: string, label = '') =>
		withSheets(() =>
			renderToStaticMarkup(
				<CachedMarkup
					as="nav"
					of={of}
					variant={variant}
					aria-label={label}
					view={() => {
						made += 1;
						return <b className={styles.word}>{made}</b>;
					}}
				/>,
			),
		);
	return show;
}

describe('what is kept', () => {
	it('is rendered once for a thing and a variant, and its element for every page', () => {
		const show = setUp();
		const thing = {};
		expect(show(thing, 'short', 'one').result).toBe('<nav aria-label="one"><b class="word">1</b></nav>');
		expect(show(thing, 'short', 'two').result).toBe('<nav aria-label="two"><b class="word">1</b></nav>');
		expect(show(thing, 'long').result).toContain('>2<');
		expect(show({}, 'short').result).toContain('>3<');
	});

	it('brings its sheets to every page', () => {
		const show = setUp();
		const thing = {};
		show(thing, 'short');
		expect(show(thing, 'short').css).toEqual(['.word{}']);
	});

	it('is bounded in the variants of one thing', () => {
		const show = setUp();
		const thing = {};
		for (let at = 0; at < 13; at += 1) show(thing, `variant ${at}`);
		expect(show(thing, 'variant 0').result).toContain('>14<');
	});
});
