// Synthetic stories for measurements. Their word frequencies are those of a language; their sections, tags and authors those of a newsroom.

/** Pseudo-random numbers, the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

const syllables = [
	'ca',
	'me',
	'to',
	'ri',
	'sa',
	'lu',
	'po',
	'ne',
	'bi',
	'dor',
	'tan',
	'gre',
	'fi',
	'so',
	'ma',
	'le',
	'cion',
	'va',
	'pe',
	'ju',
];
/** The words that join others, as frequent as in newspapers. Search leaves them out. */
const joining =
	'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya'.split(' ');
const known = ['gobierno', 'presidente', 'argentina', 'partido', 'inflación', 'dólar', 'córdoba', 'selección', 'ministro', 'elecciones'];
const vocabularySize = 40_000;

/** The words from the most frequent to the rarest. */
function makeVocabulary(random: () => number, first: readonly string[]): readonly string[] {
	const words = new Set(first);
	while (words.size < vocabularySize) {
		const parts = Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]);
		words.add(parts.join(''));
	}
	return [...words];
}

/** Ids of synthetic sections. */
export const sections = Array.from({ length: 40 }, (_none, index) => `/seccion-${index}`);

type StoryOptions = {
	/** The sections of the stories. */
	readonly among?: readonly string[];
	/** Whether words are as frequent as in a language (Zipf's law). Otherwise texts have far more rare words, which is harder for search. */
	readonly natural?: boolean;
};

/** Generates `count` stories, newest first, one every ten minutes. Most of them are in the first sections. */
export function* makeStories(
	count: number,
	newest: Date,
	{ among = sections, natural = false }: StoryOptions = {},
): Generator<Record<string, unknown>> {
	const random = randomNumbers(7);
	const vocabulary = makeVocabulary(random, natural ? [...joining, ...known] : known);
	// Without Zipf's law the most frequent word is in a quarter of all texts.
	const rank = natural ? () => vocabularySize ** random() - 1 : () => random() ** 1.5 * vocabularySize;
	const words = (length: number) => Array.from({ length }, () => vocabulary[Math.floor(rank())]).join(' ');
	for (let index = 0; index < count; index += 1) {
		const section = among[Math.floor(random() ** 2 * among.length)];
		yield {
			_id: `BENCH${index}`,
			type: 'story',
			subtype: random() < 0.1 ? 'video' : 'article',
			version: '0.10.12',
			headlines: { basic: words(9) },
			subheadlines: { basic: words(20) },
			display_date: new Date(newest.getTime() - index * 600_000).toISOString(),
			source: { source_type: random() < 0.7 ? 'staff' : 'wires' },
			credits: { by: [{ type: 'author', version: '0.10.12', name: words(2), slug: `autor-${Math.floor(random() * 300)}` }] },
			taxonomy: {
				primary_section: { _id: section, type: 'section', version: '0.10.12', name: section },
				tags: Array.from({ length: 3 }, () => Math.floor(random() ** 3 * 5_000)).map((tag) => ({
					text: `Tema ${tag}`,
					slug: `tema-${tag}`,
				})),
			},
			promo_items: { basic: picture(index, words(12)) },
			content_elements: Array.from({ length: 6 }, () => ({ type: 'text', content: words(50) })),
		};
	}
}

const picture = (index: number, caption: string) => ({
	_id: `IMG${index}`,
	type: 'image',
	version: '0.10.12',
	url: `https://img.test/${index}.jpg`,
	width: 1600,
	height: 900,
	caption,
});
