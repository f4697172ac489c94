import { hairs, shade, skins, tint } from './palette.ts';
import { circle, ellipse, line, path, place, poly, rect, shadow, times } from './shape.ts';
import type { Stage } from './stage.ts';

type Pair = readonly [number, number];
type Limb = readonly [Pair, Pair];
type Joints = { neck: Pair; hip: Pair; armBack: Limb; armFront: Limb; legBack: Limb; legFront: Limb };
/** The poses a figure can take. */
export type Pose = 'stand' | 'walk' | 'run' | 'cheer' | 'point' | 'sit' | 'serve' | 'shoot' | 'sing' | 'strum' | 'hold' | 'ride' | 'bend';

// Joints for a body one unit tall, feet at 0, looking right.
const poses: Record<Pose, Joints> = {
	stand: {
		neck: [0, -0.82],
		hip: [0, -0.48],
		armBack: [
			[-0.12, -0.62],
			[-0.1, -0.45],
		],
		armFront: [
			[0.12, -0.62],
			[0.11, -0.45],
		],
		legBack: [
			[-0.05, -0.25],
			[-0.06, 0],
		],
		legFront: [
			[0.05, -0.25],
			[0.06, 0],
		],
	},
	walk: {
		neck: [0.02, -0.82],
		hip: [0, -0.48],
		armBack: [
			[-0.1, -0.63],
			[-0.16, -0.47],
		],
		armFront: [
			[0.1, -0.64],
			[0.19, -0.52],
		],
		legBack: [
			[-0.06, -0.25],
			[-0.18, -0.02],
		],
		legFront: [
			[0.1, -0.26],
			[0.13, 0],
		],
	},
	run: {
		neck: [0.1, -0.84],
		hip: [0, -0.52],
		armBack: [
			[-0.12, -0.72],
			[-0.2, -0.56],
		],
		armFront: [
			[0.17, -0.64],
			[0.29, -0.74],
		],
		legBack: [
			[-0.1, -0.3],
			[-0.33, -0.27],
		],
		legFront: [
			[0.19, -0.42],
			[0.2, -0.14],
		],
	},
	cheer: {
		neck: [0, -0.82],
		hip: [0, -0.48],
		armBack: [
			[-0.15, -0.92],
			[-0.2, -1.12],
		],
		armFront: [
			[0.15, -0.92],
			[0.19, -1.13],
		],
		legBack: [
			[-0.06, -0.25],
			[-0.09, 0],
		],
		legFront: [
			[0.06, -0.25],
			[0.09, 0],
		],
	},
	point: {
		neck: [0, -0.82],
		hip: [0, -0.48],
		armBack: [
			[-0.13, -0.64],
			[-0.06, -0.5],
		],
		armFront: [
			[0.16, -0.78],
			[0.34, -0.86],
		],
		legBack: [
			[-0.05, -0.25],
			[-0.07, 0],
		],
		legFront: [
			[0.05, -0.25],
			[0.08, 0],
		],
	},
	sit: {
		neck: [0.01, -0.72],
		hip: [-0.04, -0.36],
		armBack: [
			[0.06, -0.52],
			[0.2, -0.46],
		],
		armFront: [
			[0.1, -0.52],
			[0.23, -0.43],
		],
		legBack: [
			[0.18, -0.37],
			[0.17, -0.06],
		],
		legFront: [
			[0.21, -0.34],
			[0.23, -0.02],
		],
	},
	serve: {
		neck: [0.02, -0.83],
		hip: [-0.02, -0.5],
		armBack: [
			[0.12, -0.99],
			[0.2, -1.17],
		],
		armFront: [
			[-0.16, -0.88],
			[-0.1, -1.05],
		],
		legBack: [
			[-0.1, -0.26],
			[-0.2, -0.02],
		],
		legFront: [
			[0.07, -0.27],
			[0.08, 0],
		],
	},
	shoot: {
		neck: [0.01, -0.83],
		hip: [0, -0.49],
		armBack: [
			[0.12, -0.94],
			[0.15, -1.14],
		],
		armFront: [
			[0.15, -0.9],
			[0.2, -1.11],
		],
		legBack: [
			[-0.02, -0.24],
			[-0.13, -0.03],
		],
		legFront: [
			[0.08, -0.26],
			[0.04, 0],
		],
	},
	sing: {
		neck: [0.02, -0.82],
		hip: [-0.02, -0.48],
		armBack: [
			[-0.16, -0.86],
			[-0.27, -1.03],
		],
		armFront: [
			[0.17, -0.7],
			[0.12, -0.84],
		],
		legBack: [
			[-0.08, -0.25],
			[-0.13, 0],
		],
		legFront: [
			[0.07, -0.25],
			[0.12, 0],
		],
	},
	strum: {
		neck: [0, -0.82],
		hip: [0, -0.48],
		armBack: [
			[0.19, -0.7],
			[0.33, -0.66],
		],
		armFront: [
			[-0.13, -0.63],
			[0.02, -0.54],
		],
		legBack: [
			[-0.06, -0.25],
			[-0.12, 0],
		],
		legFront: [
			[0.06, -0.25],
			[0.1, 0],
		],
	},
	hold: {
		neck: [0, -0.82],
		hip: [0, -0.48],
		armBack: [
			[-0.13, -0.64],
			[-0.1, -0.47],
		],
		armFront: [
			[0.16, -0.84],
			[0.15, -1.06],
		],
		legBack: [
			[-0.05, -0.25],
			[-0.08, 0],
		],
		legFront: [
			[0.05, -0.25],
			[0.07, 0],
		],
	},
	ride: {
		neck: [0.18, -0.84],
		hip: [-0.08, -0.55],
		armBack: [
			[0.25, -0.64],
			[0.37, -0.57],
		],
		armFront: [
			[0.22, -0.62],
			[0.38, -0.56],
		],
		legBack: [
			[0.12, -0.46],
			[-0.01, -0.24],
		],
		legFront: [
			[0.16, -0.38],
			[0.07, -0.1],
		],
	},
	bend: {
		neck: [0.2, -0.74],
		hip: [0, -0.5],
		armBack: [
			[0.22, -0.55],
			[0.34, -0.47],
		],
		armFront: [
			[0.25, -0.54],
			[0.38, -0.5],
		],
		legBack: [
			[-0.06, -0.25],
			[-0.1, 0],
		],
		legFront: [
			[0.06, -0.26],
			[0.06, 0],
		],
	},
};

/** The look of a figure. Missing values are chosen at random. */
export type Look = {
	top?: string;
	bottom?: string;
	skin?: string;
	hair?: string;
	style?: 'short' | 'long' | 'bun' | 'cap' | 'none';
	bare?: boolean;
	dress?: boolean;
	shadow?: boolean;
};

/** One stylised person: feet at (x, y), h tall, in a pose; flip looks left. */
export function figure(s: Stage, x: number, y: number, h: number, pose: Pose, look: Look = {}, flip = false): string {
	const { random, pal } = s;
	const j = poses[pose];
	const top = look.top ?? random.pick(pal.accent, pal.accent2, pal.light, pal.mid, pal.near);
	const bottom = look.bottom ?? random.pick(pal.ink, pal.near, shade(pal.mid, 0.3));
	const skin = look.skin ?? random.pick(...skins);
	const hair = look.hair ?? random.pick(...hairs);
	const style = look.style ?? random.pick<'short' | 'long' | 'bun'>('short', 'long', 'bun');
	const k = (point: Pair): number[] => [point[0] * h, point[1] * h];
	const angle = Math.atan2(j.neck[1] - j.hip[1], j.neck[0] - j.hip[0]);
	const side = (point: Pair, width: number): number[] => [
		(point[0] - Math.sin(angle) * width) * h,
		(point[1] + Math.cos(angle) * width) * h,
	];
	const shoulderA: Pair = [j.neck[0] - 0.075, j.neck[1] + 0.035];
	const shoulderB: Pair = [j.neck[0] + 0.075, j.neck[1] + 0.035];
	const arm = (from: Pair, limb: Limb, sleeve: string, hand: string): string =>
		line([...k(from), ...k(limb[0]), ...k(limb[1])], hand, h * 0.042) +
		(look.bare
			? line([...k(from), (from[0] * 0.45 + limb[0][0] * 0.55) * h, (from[1] * 0.45 + limb[0][1] * 0.55) * h], sleeve, h * 0.062)
			: line(
					[...k(from), ...k(limb[0]), (limb[0][0] * 0.25 + limb[1][0] * 0.75) * h, (limb[0][1] * 0.25 + limb[1][1] * 0.75) * h],
					sleeve,
					h * 0.056,
				));
	const leg = (dx: number, limb: Limb, cloth: string, foot: string): string => {
		const hip: Pair = [j.hip[0] + dx, j.hip[1]];
		const thigh = look.bare
			? line([...k(hip), ...k(limb[0]), ...k(limb[1])], shade(skin, dx < 0 ? 0.25 : 0.05), h * 0.055) +
				line([...k(hip), (hip[0] * 0.35 + limb[0][0] * 0.65) * h, (hip[1] * 0.35 + limb[0][1] * 0.65) * h], cloth, h * 0.095)
			: line([...k(hip), ...k(limb[0]), ...k(limb[1])], cloth, h * 0.078);
		return thigh + line([...k(limb[1]), limb[1][0] * h + h * 0.055, limb[1][1] * h + h * 0.004], foot, h * 0.04);
	};
	const headX = (j.neck[0] + Math.cos(angle) * 0.09 + 0.008) * h;
	const headY = (j.neck[1] - 0.088) * h;
	const r = h * 0.066;
	const torso = poly([...side(j.neck, -0.085), ...side(j.neck, 0.085), ...side(j.hip, 0.062), ...side(j.hip, -0.062)], top);
	const bodyEdge = line(
		[...side(j.neck, -0.075), ...side(j.neck, 0.075), ...side(j.hip, 0.05), ...side(j.hip, -0.05), ...side(j.neck, -0.075)],
		top,
		h * 0.045,
	);
	const fold = poly(
		[j.neck[0] * h, j.neck[1] * h, ...side(j.neck, 0.1), ...side(j.hip, 0.075), j.hip[0] * h, j.hip[1] * h],
		shade(top, 0.3),
		0.55,
	);
	const dress = look.dress
		? path(
				`M${(j.hip[0] - 0.08) * h} ${(j.hip[1] - 0.06) * h} L${(j.hip[0] - 0.17) * h} ${-h * 0.16} Q${j.hip[0] * h} ${-h * 0.11} ${(j.hip[0] + 0.17) * h} ${-h * 0.16} L${(j.hip[0] + 0.08) * h} ${(j.hip[1] - 0.06) * h} Z`,
				s.linear(0, [tint(top, 0.15), top, shade(top, 0.3)]),
			)
		: '';
	const hairs2 =
		style === 'long'
			? path(
					`M${headX - r * 1.2} ${headY + r * 1.7} Q${headX - r * 1.5} ${headY - r * 1.4} ${headX} ${headY - r * 1.25} Q${headX + r * 1.25} ${headY - r * 1.3} ${headX + r * 0.8} ${headY - r * 0.1} L${headX - r * 0.1} ${headY - r * 0.2} L${headX - r * 0.2} ${headY + r * 1.7} Z`,
					hair,
				)
			: style === 'none'
				? ''
				: path(
						`M${headX - r * 1.1} ${headY + r * 0.35} A${r * 1.12} ${r * 1.12} 0 0 1 ${headX + r * 1.05} ${headY - r * 0.25} Q${headX} ${headY - r * 0.5} ${headX - r * 0.25} ${headY + r * 0.15} Z`,
						style === 'cap' ? pal.accent : hair,
					) +
					(style === 'bun' ? circle(headX - r * 1.15, headY - r * 0.7, r * 0.5, hair) : '') +
					(style === 'cap' ? line([headX + r * 0.5, headY - r * 0.35, headX + r * 1.7, headY - r * 0.25], pal.accent, r * 0.25) : '');
	const body =
		arm(shoulderA, j.armBack, shade(top, 0.35), shade(skin, 0.25)) +
		leg(-0.03, j.legBack, shade(bottom, 0.25), shade(bottom, 0.5)) +
		leg(0.03, j.legFront, bottom, shade(bottom, 0.45)) +
		bodyEdge +
		torso +
		fold +
		dress +
		line([...k(j.neck), headX, headY], shade(skin, 0.2), h * 0.05) +
		ellipse(headX, headY, r * 0.92, r * 1.1, skin) +
		hairs2 +
		arm(shoulderB, j.armFront, top, skin);
	return (
		(look.shadow === false ? '' : shadow(s, x + h * 0.1, y, h * 0.26, h * 0.03, 0.5)) +
		`<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})${flip ? ' scale(-1 1)' : ''}">${body}</g>`
	);
}

/** A sea of heads and shoulders seen from behind, rows growing darker to the front. */
export function crowd(s: Stage, y: number, rows: number, back: string, front: string, arms = 0.2, size = 1): string {
	const steps = rows;
	return times(rows, (row) => {
		const r = (18 + row * 9) * size;
		const base = y + row * 46 * size;
		const color = shade(row === steps - 1 ? front : row === 0 ? back : tint(front, (0.14 * (steps - row)) / steps), 0.02 * row);
		const count = Math.ceil(1700 / (r * 2.5));
		return times(count, (index) => {
			const x = -40 + (index + s.random.range(0.2, 0.8)) * r * 2.5;
			const dy = base + s.random.range(-0.5, 0.5) * r;
			const raised = s.random.chance(arms);
			const lift = s.random.range(1.9, 3.2) * r;
			const up = s.random.pick(-1, 1);
			return (
				(raised
					? line([x + up * r * 1.1, dy + r * 1.5, x + up * r * 1.6, dy - lift * 0.3, x + up * r * 1.25, dy - lift], color, r * 0.5) +
						circle(x + up * r * 1.25, dy - lift, r * 0.33, color)
					: '') +
				circle(x, dy, r * 0.72, color) +
				path(
					`M${(x - r * 1.35).toFixed(0)} 1000 V${(dy + r * 1.7).toFixed(0)} q${(r * 0.1).toFixed(0)} ${(-r * 0.85).toFixed(0)} ${(r * 1.35).toFixed(0)} ${(-r * 0.9).toFixed(0)} q${(r * 1.25).toFixed(0)} ${(r * 0.05).toFixed(0)} ${(r * 1.35).toFixed(0)} ${(r * 0.9).toFixed(0)} V1000 Z`,
					color,
				) +
				path(
					`M${(x - r * 0.7).toFixed(0)} ${dy.toFixed(0)} a${(r * 0.72).toFixed(0)} ${(r * 0.72).toFixed(0)} 0 0 1 ${(r * 0.7).toFixed(0)} ${(-r * 0.72).toFixed(0)}`,
					tint(color, 0.3),
					0.35,
				)
			);
		});
	});
}
/** A waving flag of three bands on a pole whose foot is (x, y). */
export function flag(s: Stage, x: number, y: number, h: number, bands: readonly string[], width = 0.62): string {
	const w = h * width;
	const band = (h * 0.36) / bands.length;
	return (
		line([x, y, x, y - h], s.pal.ink, Math.max(4, h * 0.016)) +
		bands
			.map((color, index) => {
				const top = y - h + 4 + index * band;
				return path(
					`M${x} ${top} q${w * 0.25} ${-h * 0.07} ${w * 0.5} 0 t${w * 0.5} 0 v${band + 1} q${-w * 0.25} ${h * 0.07} ${-w * 0.5} 0 t${-w * 0.5} 0 Z`,
					s.linear(0, [color, shade(color, 0.22), tint(color, 0.1), shade(color, 0.14)]),
				);
			})
			.join('')
	);
}
/** A street lamp with its light on. */
export const streetLamp = (s: Stage, x: number, y: number, h: number): string =>
	line([x, y, x, y - h, x + h * 0.16, y - h * 1.06], s.pal.ink, h * 0.022) +
	rect(x + h * 0.11, y - h * 1.07, h * 0.14, h * 0.03, s.pal.ink, 4) +
	(s.pal.dark ? place(glow2(s, h), x + h * 0.18, y - h * 1.03) : '');
const glow2 = (s: Stage, h: number): string =>
	circle(0, 0, h * 0.4, s.radial([`${s.pal.glow}@.8`, `${s.pal.glow}@.2`, `${s.pal.glow}@0`])) +
	ellipse(0, 0, h * 0.07, h * 0.025, s.pal.glow);
