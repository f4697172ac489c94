import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';

/** A letter of a shaped text, in units of the font: how far it moves the pen, and where it is drawn from there. */
type Glyph = { readonly id: number; readonly advance: number; readonly x: number; readonly y: number };

/** Letters that no font of ours has, and which do not decompose into a letter and its mark. */
const plainLetters: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l', ı: 'i', ẞ: 'SS' };

const marks = /\p{Mark}/gu;

/** A font of share cards: measures text, and draws it as paths, so that it looks the same on every machine. Lengths are in em. */
export class CardFont {
	readonly #font: Font;
	readonly #unitsPerEm: number;
	readonly #tracking: number;

	constructor(file: string, tracking: number) {
		const face = new Face(new Blob(readFileSync(new URL(file, fontFolder()))));
		this.#unitsPerEm = face.upem;
		this.#font = new Font(face);
		this.#tracking = tracking * face.upem;
	}

	/** The words of a text in letters that the font has: accents that it lacks are left out, and signs such as emoji. */
	wordsOf(text: string): string[] {
		const letters = Array.from(text.normalize('NFC'), (letter) => this.#drawable(letter));
		return letters.join('').split(/\s+/).filter(Boolean);
	}

	widthOf(text: string): number {
		return this.#shape(text).reduce((width, { advance }) => width + advance, 0) / this.#unitsPerEm;
	}

	/** The text as SVG, one em high, from the origin to the right on the baseline. */
	draw(text: string): string {
		let pen = 0;
		const paths = this.#shape(text).map(({ id, advance, x, y }) => {
			const path = `<path transform="translate(${pen + x} ${y})" d="${this.#font.glyphToPath(id)}"/>`;
			pen += advance;
			return path;
		});
		return `<g transform="scale(${1 / this.#unitsPerEm} ${-1 / this.#unitsPerEm})">${paths.join('')}</g>`;
	}

	#drawable(letter: string): string {
		if (/\s/.test(letter)) return ' ';
		const candidates = [letter, letter.normalize('NFD').replace(marks, ''), plainLetters[letter] ?? ''];
		return candidates.find((one) => one !== '' && Array.from(one).every((part) => this.#has(part))) ?? '';
	}

	#has(letter: string): boolean {
		return this.#font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
	}

	#shape(text: string): Glyph[] {
		const buffer = new ShapingBuffer();
		buffer.addText(text);
		buffer.guessSegmentProperties();
		shape(this.#font, buffer);
		return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
			return { id: codepoint, advance: xAdvance + this.#tracking, x: xOffset, y: yOffset };
		});
	}
}

/** The folder of the brands' fonts: in the source, and in what the build made for browsers. */
function fontFolder(): URL {
	const folder = import.meta.url.endsWith('.ts') ? '../../../brands/fonts/' : '../browser/fonts/';
	return new URL(folder, import.meta.url);
}
