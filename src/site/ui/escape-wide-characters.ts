// Replaces characters beyond U+00FF by references or escapes, because V8 encodes one-byte strings several times faster. V8 keeps a text in
// one byte a character until a single character needs two.

/** Markup with numeric references, which browsers read alike. Not for the contents of `<script>` and `<style>`, where they are text. */
export function escapeWideMarkup(markup: string): string {
	// On a text of one byte a character, the expression fails without looking at it.
	return wide.test(markup) ? markup.replace(wideRuns, (run) => Array.from(run, referenceTo).join('')) : markup;
}

/** A style sheet with escapes (CSS Syntax, section 4.3.7). */
export function escapeWideCss(css: string): string {
	return css.replace(wideCharacters, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}

const referenceTo = (character: string): string => `&#${character.codePointAt(0)};`;

const wide = /[\u0100-\uffff]/;
// Without the flag `u`, with which V8 looks for surrogates at each character of the page.
const wideRuns = /[\u0100-\uffff]+/g;
const wideCharacters = /[^\0-\xff]/gu;
