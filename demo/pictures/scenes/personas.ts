import { bust } from '../bust.ts';
import { anyMoods, mix } from '../palette.ts';
import { personOf, type Sitter } from '../people.ts';
import { circle, glow, path, place, rect, ring, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

type Kind = Omit<Sitter, 'variant'>;

/** A portrait of somebody of a gender and an age; the seed chooses who. */
const portraitOf =
	(kind: Kind) =>
	(s: Stage): Drawn => {
		const { pal, random } = s;
		const x = random.range(740, 860);
		return {
			art:
				rect(0, 0, 1600, 1000, s.linear(random.pick(50, 90, 130), [pal.skyLow, mix(pal.skyLow, pal.skyTop, 0.5), pal.skyTop])) +
				(s.seed % 3 === 0
					? times(9, (i) => rect(i * 190 - 20, 90 + ((i * 83) % 160), 150, 1000, mix(pal.far, pal.skyTop, 0.5), 75, 0.55))
					: s.seed % 3 === 1
						? circle(x + 60, 440, 430, mix(pal.accent2, pal.skyLow, 0.35)) + ring(x + 60, 440, 480, 480, pal.light, 5, 0.6)
						: path(`M-50 1000 Q300 500 700 620 T1650 300 V1000 Z`, mix(pal.far, pal.skyTop, 0.3), 0.7) +
							path('M-50 1000 Q500 760 900 800 T1650 560 V1000 Z', mix(pal.mid, pal.far, 0.4), 0.6)) +
				glow(s, x - 260, 260, 620, pal.glow, 0.6) +
				place(bust(s, personOf({ ...kind, variant: s.seed })), x - 520, -50, 1.32),
			focal: { x, y: 430 },
		};
	};

/** Whom each of these pictures shows. */
export const portrayed = {
	'mujer-joven': { gender: 'woman', age: 'young' },
	mujer: { gender: 'woman', age: 'adult' },
	'mujer-mayor': { gender: 'woman', age: 'older' },
	'hombre-joven': { gender: 'man', age: 'young' },
	hombre: { gender: 'man', age: 'adult' },
	'hombre-mayor': { gender: 'man', age: 'older' },
} as const satisfies Record<string, Kind>;

const sceneOf = (name: keyof typeof portrayed): Scene => ({ moods: anyMoods, draw: portraitOf(portrayed[name]) });

/** Pictures of one person. */
export const personas = {
	'mujer-joven': sceneOf('mujer-joven'),
	mujer: sceneOf('mujer'),
	'mujer-mayor': sceneOf('mujer-mayor'),
	'hombre-joven': sceneOf('hombre-joven'),
	hombre: sceneOf('hombre'),
	'hombre-mayor': sceneOf('hombre-mayor'),
} satisfies Record<string, Scene>;
