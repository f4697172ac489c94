import type { Mood } from './palette.ts';

/** Whom a portrait shows. `variant` counts from 1 and tells people of the same gender and age apart. */
export type Sitter = {
	readonly gender: (typeof genders)[number];
	readonly age: (typeof ages)[number];
	readonly variant: number;
};

export const genders = ['woman', 'man'] as const;
export const ages = ['young', 'adult', 'older'] as const;

export type HairStyle = 'long' | 'bob' | 'short' | 'curly' | 'bun' | 'bald' | 'wavy' | 'quiff';

/** How a person is drawn. `skin` and `hair` are places in the palettes. */
export type Person = {
	readonly gender: Sitter['gender'];
	readonly age: Sitter['age'];
	readonly skin: number;
	readonly hair: number;
	readonly style: HairStyle;
	readonly beard: 'none' | 'full' | 'short' | 'moustache';
	readonly hasGlasses: boolean;
	readonly hasEarrings: boolean;
	readonly clothes: 'blazer' | 'sweater' | 'shirt' | 'turtleneck';
	readonly mood: Mood;
};

const styles = {
	woman: ['long', 'bob', 'curly', 'bun', 'wavy'],
	man: ['quiff', 'short', 'wavy', 'curly', 'bald'],
} as const satisfies Record<Sitter['gender'], readonly HairStyle[]>;

const beards = ['short', 'none', 'full', 'moustache'] as const;
const clothes = ['blazer', 'turtleneck', 'shirt', 'sweater'] as const;
const moods = ['dia', 'tarde', 'rosa', 'menta', 'vino', 'ocre', 'petroleo', 'alba'] as const satisfies readonly Mood[];
const skins = [1, 2, 0, 3, 1, 4, 2] as const;
const hairs = [1, 0, 2, 0, 3, 6] as const;
/** Grey and white. */
const hairsOfAge = [5, 4] as const;

const pick = <Item>(items: readonly [Item, ...Item[]], at: number): Item => items[at % items.length] ?? items[0];

/** How a sitter looks; the same sitter always looks the same. */
export function personOf({ gender, age, variant }: Sitter): Person {
	const turn = variant - 1;
	const skin = pick(skins, turn);
	return {
		gender,
		age,
		skin,
		hair: age === 'older' ? pick(hairsOfAge, turn) : skin > 2 ? turn % 2 : pick(hairs, turn),
		style: pick(styles[gender], turn + ages.indexOf(age)),
		beard: gender === 'man' ? pick(beards, turn) : 'none',
		hasGlasses: (turn + ages.indexOf(age)) % 3 === 1,
		hasEarrings: gender === 'woman' && turn % 3 !== 2,
		clothes: pick(clothes, turn + ages.indexOf(age)),
		mood: pick(moods, turn * 3 + ages.indexOf(age) + genders.indexOf(gender) * 4),
	};
}
