import { figure } from '../figure.ts';
import { backdrop, sky, skyline, tabletop } from '../landscape.ts';
import { anyMoods, dayMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import { ball, beam, circle, ellipse, faint, glow, line, path, place, poly, rect, shadow, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

/** The closed curtain of a theatre, the edge of the stage, and empty seats. */
function telon(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const cloth = random.pick('#a81f33', '#8c1f4a', '#b5342a');
	const fold = (i: number): string =>
		rect(i * 100, 90, 102, 600, s.linear(0, [shade(cloth, 0.5), cloth, tint(cloth, 0.16), cloth, shade(cloth, 0.5)]));
	const seat = (row: number, i: number): string => {
		const w = 130 + row * 34;
		return rect(i * w - 60 + (row % 2) * 70, 800 + row * 74, w - 16, 240, s.linear(90, [shade(cloth, 0.3), shade(cloth, 0.7)]), w * 0.3);
	};
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [shade(pal.ink, 0.2), pal.ink])) +
			times(16, fold) +
			times(2, (i) => beam(s, i * 1600, -40, i ? 32 : -32, 1100, 620, pal.glow, 0.35)) +
			ellipse(x, 690, 430, 60, pal.glow, 0.4) +
			glow(s, x, 500, 520, pal.glow, 0.45) +
			times(8, (i) => path(`M${i * 200} 60 q100 170 200 0 Z`, s.linear(90, [shade(cloth, 0.25), tint(cloth, 0.1), shade(cloth, 0.4)]))) +
			times(8, (i) => stroke(`M${i * 200} 66 q100 170 200 0`, '#e8bf5a', 9)) +
			rect(0, 0, 1600, 70, s.linear(90, [tint('#b98a3a', 0.2), shade('#b98a3a', 0.4)])) +
			rect(0, 690, 1600, 46, s.linear(90, [tint('#9a6236', 0.25), '#9a6236'])) +
			rect(0, 736, 1600, 40, shade('#9a6236', 0.55)) +
			times(13, (i) => ellipse(60 + i * 124, 742, 22, 12, pal.glow)) +
			times(3, (row) => times(14, (i) => seat(row, i))),
		focal: { x, y: 470 },
		light: { x, y: 480 },
	};
}

/** A loom with a striped cloth, and balls of wool. */
function telar(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 820);
	const wood = mix('#a9703c', pal.near, 0.15);
	const wools = ['#c0452f', '#e2a53a', '#5d7f4a', '#7a4f7d', '#e8dcc3'];
	const turn = random.range(0, 4);
	const wool = (i: number): string => wools[Math.floor(i + turn) % wools.length] ?? pal.accent;
	const skein = (at: number, y: number, r: number, i: number): string =>
		shadow(s, at, y + r, r * 1.2, r * 0.22, 0.6) +
		ball(s, at, y, r, wool(i)) +
		times(5, (k) =>
			stroke(`M${at - r * 0.8} ${y - r * 0.5 + k * r * 0.25} q${r * 0.8} ${-r * 0.5} ${r * 1.6} 0`, shade(wool(i), 0.3), 4, 0.7),
		);
	return {
		art:
			backdrop(s, x, 430) +
			tabletop(s, 800, mix(wood, pal.mid, 0.3)) +
			shadow(s, x, 806, 430, 34, 0.6) +
			times(30, (i) => line([x - 290 + i * 20, 170, x - 290 + i * 20, 700], '#f3e8d2', 4)) +
			times(11, (i) => rect(x - 300, 400 + i * 27, 600, 28, s.linear(0, [shade(wool(i), 0.15), wool(i), tint(wool(i), 0.15)]))) +
			times(6, (i) => poly([x - 260 + i * 96, 570, x - 222 + i * 96, 532, x - 184 + i * 96, 570, x - 222 + i * 96, 608], '#f3e8d2')) +
			rect(x - 330, 384, 660, 18, tint(wood, 0.3), 9) +
			rect(x - 380, 130, 50, 680, s.tube(wood), 14) +
			rect(x + 330, 130, 50, 680, s.tube(wood), 14) +
			rect(x - 410, 130, 820, 50, s.linear(90, [tint(wood, 0.3), wood, shade(wood, 0.3)]), 20) +
			rect(x - 410, 690, 820, 44, s.linear(90, [tint(wood, 0.3), wood, shade(wood, 0.3)]), 20) +
			skein(x - 560, 820, 92, 0) +
			skein(x + 540, 830, 84, 1) +
			skein(x + 690, 870, 62, 2),
		focal: { x, y: 480 },
	};
}

/** A plate with filled biscuits dipped in sugar, and one cut open. */
function alfajores(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 840);
	const one = (at: number, y: number, coat: string): string =>
		shadow(s, at, y + 62, 150, 20, 0.5) +
		rect(at - 140, y - 60, 280, 52, s.linear(90, [tint(coat, 0.4), coat, shade(coat, 0.15)]), 26) +
		rect(at - 136, y - 14, 272, 30, s.linear(90, ['#b0692e', '#8a4a1e']), 12) +
		rect(at - 140, y + 10, 280, 52, s.linear(90, [tint(coat, 0.2), coat, shade(coat, 0.3)]), 26);
	const glaze = '#f6ece0';
	const plain = '#e3b877';
	return {
		art:
			backdrop(s, x, 420) +
			tabletop(s, 720, mix(pal.mid, '#8a5a34', 0.35)) +
			shadow(s, x, 852, 560, 60, 0.6) +
			ellipse(x, 820, 540, 96, s.linear(90, ['#ffffff', '#d9dde2'])) +
			ellipse(x, 806, 420, 66, '#eceff2') +
			one(x - 270, 760, glaze) +
			one(x + 30, 782, plain) +
			one(x + 320, 752, glaze) +
			one(x - 120, 640, plain) +
			one(x + 180, 636, glaze) +
			one(x + 30, 520, plain) +
			times(14, (i) => circle(x - 420 + i * 66, 846 + ((i * 31) % 26), 5, '#ffffff', 0.9)),
		focal: { x, y: 660 },
	};
}

/** A market stall with crates of vegetables, a seller and a customer. */
function feria(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 840);
	const greens = ['#d8402f', '#5f9a3f', '#f0a030', '#8a4f8a', '#e8c94a'];
	const crate = (i: number): string =>
		place(
			times(9, (k) => ball(s, -110 + (k % 5) * 54, k < 5 ? -12 : -48, 32, greens[i % greens.length] ?? pal.accent)) +
				rect(-150, 0, 300, 96, s.linear(90, ['#c99a5c', '#8f6534']), 6) +
				rect(-150, 42, 300, 10, '#6d4a24'),
			x - 480 + i * 320,
			780,
		);
	return {
		art:
			sky(s, 1280, 200, 70) +
			faint(skyline(s, 640, 130, 300, pal.far), 0.8) +
			rect(0, 640, 1600, 360, s.linear(90, [tint(pal.far, 0.2), pal.mid, shade(pal.near, 0.1)])) +
			rect(x - 620, 300, 22, 620, shade(pal.ink, 0.1)) +
			rect(x + 600, 300, 22, 620, shade(pal.ink, 0.1)) +
			figure(s, x - 60, 860, 430, 'hold', { top: pal.accent2 }) +
			times(13, (i) => path(`M${x - 660 + i * 102} 230 h102 v120 q-51 60 -102 0 Z`, i % 2 ? pal.light : mix('#c8402f', pal.accent, 0.3))) +
			poly([x - 660, 232, x - 580, 170, x + 586, 170, x + 666, 232], shade(pal.accent, 0.35)) +
			rect(x - 640, 870, 1270, 90, s.linear(90, ['#a9763f', '#6d4a24'])) +
			times(4, crate) +
			figure(s, x + 420, 990, 400, 'point', { top: pal.accent, style: 'bun' }, true),
		focal: { x, y: 600 },
	};
}

/** What people make, sell and show with their hands. */
export const oficios = {
	telon: { moods: nightMoods, draw: telon, wide: true },
	telar: { moods: anyMoods, draw: telar, wide: true },
	alfajores: { moods: anyMoods, draw: alfajores },
	feria: { moods: dayMoods, draw: feria, wide: true },
} satisfies Record<string, Scene>;
