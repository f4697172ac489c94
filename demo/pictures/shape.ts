import { shade, tint } from './palette.ts';
import type { Stage } from './stage.ts';

const n = (value: number): string => (Math.round(value * 10) / 10).toString();
// Opacity of the paint, not of the element: the renderer then needs no extra layer.
const veil = (opacity: number, paint: 'fill' | 'stroke' = 'fill'): string =>
	opacity < 1 ? ` ${paint}-opacity="${opacity.toFixed(3)}"` : '';

/** A filled path. */
export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${veil(opacity)}/>`;
/** A stroked path with round ends. */
export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
	`<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${veil(opacity, 'stroke')}/>`;
/** A rectangle, optionally rounded. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, opacity = 1): string =>
	`<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}"${radius > 0 ? ` rx="${n(radius)}"` : ''} fill="${fill}"${veil(opacity)}/>`;
/** A circle. */
export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${veil(opacity)}/>`;
/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
	`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${veil(opacity)}/>`;
/** An outlined circle or ellipse. */
export const ring = (x: number, y: number, rx: number, ry: number, color: string, width: number, opacity = 1): string =>
	`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${color}" stroke-width="${n(width)}"${veil(opacity, 'stroke')}/>`;
/** A polygon from a flat list x, y, x, y… */
export const poly = (points: readonly number[], fill: string, opacity = 1): string =>
	`<polygon points="${points.map(n).join(' ')}" fill="${fill}"${veil(opacity)}/>`;
/** A round-jointed line from a flat list x, y, x, y… */
export const line = (points: readonly number[], color: string, width: number, opacity = 1): string =>
	`<polyline points="${points.map(n).join(' ')}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${veil(opacity, 'stroke')}/>`;
/** Moves, scales and turns art around its own origin. */
export const place = (art: string, x: number, y: number, scale = 1, turn = 0): string =>
	`<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}">${art}</g>`;
/** Mirrors art at a vertical axis. */
export const mirror = (art: string, axis: number): string => `<g transform="translate(${n(axis * 2)} 0) scale(-1 1)">${art}</g>`;
/** Makes art translucent as a whole. */
export const faint = (art: string, opacity: number): string => `<g opacity="${opacity.toFixed(3)}">${art}</g>`;
/** Repeats a drawing for 0 … count-1. */
export const times = (count: number, draw: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A soft round light. */
export const glow = (s: Stage, x: number, y: number, r: number, color: string, opacity = 0.6): string =>
	circle(
		x,
		y,
		r,
		s.radial([`${color}@${opacity}`, `${color}@${(opacity * 0.45).toFixed(3)}`, `${color}@${(opacity * 0.12).toFixed(3)}`, `${color}@0`]),
	);
/** A cone of light from a lamp; angle 0 shines straight down. */
export const beam = (s: Stage, x: number, y: number, angle: number, length: number, spread: number, color: string, opacity = 0.5): string =>
	place(
		poly(
			[-spread * 0.06, 0, spread * 0.06, 0, spread / 2, length, -spread / 2, length],
			s.linear(90, [`${color}@${opacity}`, `${color}@${opacity * 0.5}`, `${color}@0`]),
		),
		x,
		y,
		1,
		angle,
	);
/** Rays around a point. */
export const rays = (s: Stage, x: number, y: number, count: number, length: number, color: string, opacity = 0.18): string =>
	times(count, (index) => beam(s, x, y, (index * 360) / count, length, (length * 3.1) / count, color, opacity));
/** A ball lit from the upper left. */
export const ball = (s: Stage, x: number, y: number, r: number, color: string): string =>
	circle(x, y, r, s.radial([tint(color, 0.5), tint(color, 0.15), color, shade(color, 0.35), shade(color, 0.55)], 0.34, 0.3, 0.75));
/** A soft shadow on the ground. */
export const shadow = (s: Stage, x: number, y: number, rx: number, ry: number, opacity = 0.45): string =>
	ellipse(x, y, rx, ry, s.radial([`${s.pal.ink}@${opacity}`, `${s.pal.ink}@${opacity * 0.8}`, `${s.pal.ink}@0`]));
/** A box with a lit front, a dark right side and a bright top. */
export const box = (s: Stage, x: number, y: number, w: number, h: number, depth: number, color: string): string =>
	poly(
		[x + w, y, x + w + depth, y - depth * 0.55, x + w + depth, y + h - depth * 0.55, x + w, y + h],
		s.linear(90, [shade(color, 0.32), shade(color, 0.5)]),
	) +
	poly([x, y, x + depth, y - depth * 0.55, x + w + depth, y - depth * 0.55, x + w, y], tint(color, 0.35)) +
	rect(x, y, w, h, s.linear(60, [tint(color, 0.12), color, shade(color, 0.14)]));
/** Fine dust or sparks scattered in a field. */
export const specks = (
	s: Stage,
	count: number,
	x: number,
	y: number,
	w: number,
	h: number,
	color: string,
	size = 3,
	opacity = 0.7,
): string =>
	times(count, () =>
		circle(x + s.random.next() * w, y + s.random.next() * h, s.random.range(0.35, 1) * size, color, s.random.range(0.2, 1) * opacity),
	);
/** Paper streamers and confetti. */
export const confetti = (s: Stage, count: number, x: number, y: number, w: number, h: number, colors: readonly string[]): string =>
	times(count, (index) =>
		place(
			rect(-7, -4, s.random.range(8, 17), s.random.range(5, 9), colors[index % colors.length] ?? '#ffffff', 1, s.random.range(0.6, 1)),
			x + s.random.next() * w,
			y + s.random.next() * h,
			1,
			s.random.range(0, 180),
		),
	);
/** A five-pointed star. */
export const star = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
	poly(
		Array.from({ length: 10 }, (_, index) => [
			x + Math.sin((index * Math.PI) / 5) * (index % 2 ? r * 0.42 : r),
			y - Math.cos((index * Math.PI) / 5) * (index % 2 ? r * 0.42 : r),
		]).flat(),
		fill,
		opacity,
	);
/** A wisp of steam or smoke rising from a point. */
export const steam = (s: Stage, x: number, y: number, height: number, color: string, width = 16, opacity = 0.45): string => {
	const sway = s.random.range(0.7, 1.3) * height * 0.18;
	return stroke(
		`M${n(x)} ${n(y)} c${n(-sway)} ${n(-height * 0.25)} ${n(sway)} ${n(-height * 0.4)} 0 ${n(-height * 0.6)} s${n(sway * 0.6)} ${n(-height * 0.3)} ${n(sway * 0.2)} ${n(-height * 0.4)}`,
		s.linear(90, [`${color}@0`, `${color}@${opacity}`, `${color}@${opacity * 0.8}`, `${color}@0`]),
		width,
	);
};
