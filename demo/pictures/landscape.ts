import { mix, shade, tint } from './palette.ts';
import { circle, ellipse, glow, line, path, place, poly, rect, shadow, specks, times } from './shape.ts';
import type { Stage } from './stage.ts';

/** The whole sky, with a disc of sun or moon and its glow. */
export function sky(s: Stage, sunX: number, sunY: number, sunR = 90): string {
	const { pal } = s;
	return (
		rect(0, 0, 1600, 1000, s.linear(90, [pal.skyTop, mix(pal.skyTop, pal.skyLow, 0.55), pal.skyLow, pal.skyLow])) +
		(pal.dark ? specks(s, 70, 0, 0, 1600, 520, pal.light, 2.6, 0.7) : '') +
		glow(s, sunX, sunY, sunR * 6.5, pal.glow, 0.75) +
		(sunR > 0 ? circle(sunX, sunY, sunR, tint(pal.glow, 0.4)) : '')
	);
}
/** A plain backdrop in the palette's sky colours, for pictures of objects. */
const wall = (s: Stage, angle = 65): string =>
	rect(0, 0, 1600, 1000, s.linear(angle, [s.pal.skyLow, mix(s.pal.skyLow, s.pal.skyTop, 0.5), s.pal.skyTop]));
/** A backdrop for an object: window light, a big disc, an arch or a slanted band, depending on the seed. */
export function backdrop(s: Stage, x: number, y: number): string {
	const { pal } = s;
	const base = wall(s, s.random.pick(50, 90, 120));
	const soft = mix(pal.skyLow, pal.glow, 0.6);
	const kind = s.seed % 4;
	const extra =
		kind === 0
			? circle(x, y, 430, s.linear(70, [`${soft}@.95`, `${soft}@.25`]))
			: kind === 1
				? place(
						rect(-300, -340, 285, 330, soft, 6, 0.55) +
							rect(15, -340, 285, 330, soft, 6, 0.55) +
							rect(-300, 20, 285, 330, soft, 6, 0.55) +
							rect(15, 20, 285, 330, soft, 6, 0.55),
						x - 80,
						y - 30,
						1.15,
						-14,
					)
				: kind === 2
					? path(`M${x - 400} 1000 V${y - 40} a400 400 0 0 1 800 0 V1000 Z`, s.linear(90, [`${soft}@.9`, `${soft}@.3`]))
					: poly([-100, 620, 1000, -100, 1500, -100, -100, 1000], soft, 0.4) +
						poly([420, 1000, 1700, 120, 1700, 330, 760, 1000], soft, 0.25);
	return base + extra + glow(s, x - 150, y - 200, 720, pal.glow, 0.4);
}
/** A table top or floor with light falling on it. */
export const tabletop = (s: Stage, y: number, color: string): string =>
	rect(0, y, 1600, 1000 - y, s.linear(90, [tint(color, 0.22), color, shade(color, 0.35)])) + rect(0, y, 1600, 7, tint(color, 0.5), 0, 0.7);
/** Rounded hills filling everything below them. */
export function hills(s: Stage, base: number, height: number, color: string, waves = 3): string {
	const step = 1700 / waves;
	let d = `M-50 1000 V${base}`;
	for (let index = 0; index < waves; index += 1) {
		const peak = height * s.random.range(0.45, 1.1) * (index % 2 ? -0.4 : 1);
		d += ` q${step / 2} ${(-peak * 1.6).toFixed(0)} ${step} 0`;
	}
	return path(`${d} V1000 Z`, s.linear(90, [tint(color, 0.16), color, shade(color, 0.25)]));
}
/** Sharp mountains with a lit and a shaded face, optionally with snow. */
export function peaks(s: Stage, base: number, height: number, color: string, count: number, snow = ''): string {
	return times(count, (index) => {
		const w = (1900 / count) * s.random.range(0.95, 1.35);
		const x = -100 + (index + 0.5) * (1800 / count) + s.random.range(-40, 40);
		const h = height * s.random.range(0.6, 1.05);
		const top = base - h;
		const lean = s.random.range(-0.06, 0.06) * w;
		const cap = h * s.random.range(0.28, 0.38);
		const k = (cap / h) * (w / 2);
		return (
			poly([x - w / 2, base, x, top, x + w / 2, base], s.linear(90, [tint(color, 0.24), tint(color, 0.04)])) +
			poly(
				[x, top, x + w / 2, base, x + lean, base, x + w * 0.07, top + h * 0.6, x - w * 0.02, top + h * 0.33],
				s.linear(90, [shade(color, 0.32), shade(color, 0.12)]),
			) +
			(snow === ''
				? ''
				: poly(
						[
							x,
							top,
							x + k,
							top + cap,
							x + k * 0.5,
							top + cap * 0.82,
							x + k * 0.15,
							top + cap * 1.15,
							x - k * 0.3,
							top + cap * 0.85,
							x - k * 0.6,
							top + cap * 1.1,
							x - k,
							top + cap,
						],
						snow,
					) +
					poly(
						[x, top, x + k, top + cap, x + k * 0.5, top + cap * 0.82, x + k * 0.15, top + cap * 1.15, x - k * 0.02, top + cap * 0.9],
						shade(snow, 0.28),
					))
		);
	});
}
/** Flat-bottomed clouds with lit tops. */
export function clouds(s: Stage, count: number, y: number, spread: number, color: string, opacity = 0.8, size = 1): string {
	return times(count, (index) => {
		const x = (index + s.random.range(0.1, 0.9)) * (1600 / count);
		const k = s.random.range(0.7, 1.5) * size;
		return place(
			path(
				'M-170 30 a46 46 0 0 1 26 -84 a74 74 0 0 1 130 -44 a62 62 0 0 1 108 26 a50 50 0 0 1 66 102 Z',
				s.linear(90, [`${tint(color, 0.4)}@${opacity}`, `${color}@${opacity * 0.45}`]),
			),
			x,
			y + s.random.range(-spread, spread),
			k,
		);
	});
}
/** A row of city buildings. Their windows glow if a colour is given. */
export function skyline(s: Stage, base: number, low: number, high: number, color: string, lights = '', from = -40, to = 1640): string {
	let art = '';
	let x = from;
	while (x < to) {
		const w = s.random.range(70, 150);
		const h = s.random.range(low, high);
		const top = base - h;
		const crown = s.random.int(0, 5);
		if (crown === 0) art += rect(x + w * 0.25, top - 34, w * 0.5, 40, color) + line([x + w / 2, top - 34, x + w / 2, top - 100], color, 4);
		if (crown === 1) art += poly([x, top, x + w, top - 42, x + w, top + 4], color);
		if (crown === 2)
			art += path(`M${x.toFixed(0)} ${top.toFixed(0)} a${(w / 2).toFixed(0)} ${(w / 3).toFixed(0)} 0 0 1 ${w.toFixed(0)} 0 Z`, color);
		art += rect(x, top, w, 1000 - top, s.linear(0, [tint(color, 0.16), color, shade(color, 0.18)]));
		if (lights !== '') {
			const cols = Math.max(2, Math.floor(w / 26));
			for (let row = top + 22; row < base - 26; row += 30) {
				for (let col = 0; col < cols; col += 1)
					if (s.random.chance(0.42)) art += rect(x + 11 + (col * (w - 16)) / cols, row, 11, 15, lights, 1, s.random.range(0.35, 0.95));
			}
		}
		x += w - 2 + (s.random.chance(0.2) ? 16 : 0);
	}
	return art;
}
/** A round-crowned tree. */
export const tree = (s: Stage, x: number, y: number, h: number, color: string): string =>
	shadow(s, x + h * 0.2, y, h * 0.4, h * 0.05, 0.35) +
	line([x, y, x, y - h * 0.5], shade(color, 0.5), h * 0.06) +
	line([x, y - h * 0.35, x + h * 0.14, y - h * 0.55], shade(color, 0.5), h * 0.035) +
	circle(x + h * 0.16, y - h * 0.58, h * 0.22, shade(color, 0.28)) +
	circle(x - h * 0.17, y - h * 0.58, h * 0.22, color) +
	circle(x + h * 0.03, y - h * 0.75, h * 0.25, s.lit(color)) +
	circle(x - h * 0.1, y - h * 0.74, h * 0.15, tint(color, 0.24), 0.55);
/** A slender poplar or cypress. */
export const poplar = (s: Stage, x: number, y: number, h: number, color: string): string =>
	line([x, y, x, y - h * 0.3], shade(color, 0.5), h * 0.03) +
	ellipse(x, y - h * 0.55, h * 0.12, h * 0.45, s.linear(0, [tint(color, 0.22), color, shade(color, 0.35)]));
/** A conifer in three tiers, optionally with snow. */
export const pine = (s: Stage, x: number, y: number, h: number, color: string, snow = ''): string =>
	rect(x - h * 0.025, y - h * 0.14, h * 0.05, h * 0.14, shade(color, 0.5)) +
	times(3, (index) => {
		const top = y - h + index * h * 0.24;
		const w = h * (0.16 + index * 0.08);
		const low = top + h * 0.38;
		return (
			poly([x, top, x + w, low, x - w, low], s.linear(0, [tint(color, 0.2), color, shade(color, 0.4)])) +
			(snow === ''
				? ''
				: poly(
						[x, top, x + w * 0.55, top + h * 0.21, x + w * 0.2, top + h * 0.17, x - w * 0.1, top + h * 0.24, x - w * 0.62, top + h * 0.235],
						snow,
						0.92,
					))
		);
	});
/** A palm tree. */
export function palm(s: Stage, x: number, y: number, h: number, color: string, lean = 0.12): string {
	const top = { x: x + h * lean, y: y - h };
	const leaf = (turn: number, fill: string): string =>
		place(
			path(`M0 0 q${h * 0.2} ${-h * 0.16} ${h * 0.44} ${h * 0.06} q${-h * 0.22} ${-h * 0.03} ${-h * 0.44} ${-h * 0.02} Z`, fill),
			top.x,
			top.y,
			1,
			turn,
		);
	return (
		path(
			`M${x - h * 0.03} ${y} Q${x + h * 0.01} ${y - h * 0.6} ${top.x - h * 0.014} ${top.y} h${h * 0.028} Q${x + h * 0.06} ${y - h * 0.6} ${x + h * 0.035} ${y} Z`,
			s.linear(0, [mix(color, '#8a5a3a', 0.55), shade(color, 0.5)]),
		) + times(8, (index) => leaf([200, 335, 165, 10, 230, 300, 130, 45][index] ?? 0, index % 2 ? color : shade(color, 0.25)))
	);
}
/** Bands of water with glints under a light. */
export function water(s: Stage, y: number, color: string, glintX: number, glint: string): string {
	return (
		rect(0, y, 1600, 1000 - y, s.linear(90, [tint(color, 0.3), color, shade(color, 0.35)])) +
		times(46, (index) => {
			const t = (index / 46) ** 1.4;
			const wy = y + 6 + t * (1000 - y);
			const near = s.random.chance(0.6);
			const x = near ? glintX + s.random.range(-1, 1) * (60 + t * 170) : s.random.range(0, 1600);
			const w = (24 + t * 130) * s.random.range(0.5, 1.3);
			return rect(x - w / 2, wy, w, 3 + t * 7, near ? glint : tint(color, 0.4), 4, near ? 0.65 : 0.28);
		})
	);
}
