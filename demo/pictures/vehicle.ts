import { shade, tint } from './palette.ts';
import { beam, circle, ellipse, glow, line, path, place, poly, rect, ring, shadow, times } from './shape.ts';
import type { Stage } from './stage.ts';

/** A wheel with a lit rim. */
export const wheel = (s: Stage, x: number, y: number, r: number, spokes = 5): string =>
	circle(x, y, r, shade(s.pal.ink, 0.4)) +
	ring(x, y, r * 0.82, r * 0.82, tint(s.pal.ink, 0.12), r * 0.06) +
	circle(x, y, r * 0.62, s.lit('#aeb4ba', 0.4)) +
	times(spokes, (index) =>
		place(poly([-r * 0.09, 0, r * 0.09, 0, r * 0.14, -r * 0.56, -r * 0.14, -r * 0.56], '#3b4049'), x, y, 1, (index * 360) / spokes + 18),
	) +
	circle(x, y, r * 0.14, '#d9dcdf');

/** A car seen from the side, 720 wide, wheels on y = 0, nose to the right. */
export function car(s: Stage, color: string, style: 'saloon' | 'coupe' | 'hatch', band = ''): string {
	const roof =
		style === 'coupe'
			? 'C-190 -222 -110 -262 0 -262 C110 -262 160 -222 235 -160'
			: style === 'hatch'
				? 'C-292 -268 -262 -290 -190 -292 L40 -292 C110 -288 170 -230 226 -172'
				: 'C-210 -262 -180 -282 -90 -284 L60 -284 C120 -280 175 -225 228 -168';
	const start = style === 'hatch' ? -316 : -300;
	const body = `M-352 -62 L-350 -128 C-348 -160 -330 -168 ${start} -172 ${roof} C300 -152 342 -136 352 -104 L358 -62 Q356 -44 336 -44 L-334 -44 Q-352 -46 -352 -62 Z`;
	const glass =
		style === 'coupe'
			? 'M-212 -172 C-160 -222 -110 -244 -20 -244 L-20 -172 Z M-4 -244 C80 -244 130 -214 192 -166 L-4 -172 Z'
			: style === 'hatch'
				? 'M-280 -178 C-264 -250 -240 -270 -190 -272 L-64 -272 L-64 -178 Z M-46 -272 L30 -272 C90 -268 142 -222 186 -178 L-46 -178 Z'
				: 'M-218 -174 C-186 -244 -160 -264 -90 -266 L-40 -266 L-40 -174 Z M-22 -266 L52 -266 C104 -262 150 -216 190 -174 L-22 -174 Z';
	return (
		shadow(s, 0, 2, 410, 26, 0.7) +
		path(body, s.linear(90, [tint(color, 0.4), color, color, shade(color, 0.35)])) +
		path(glass, s.linear(60, [tint(s.pal.skyLow, 0.5), shade(s.pal.skyTop, 0.4), shade(s.pal.ink, 0.1)])) +
		poly([-170, -186, -120, -250, -86, -250, -136, -186], '#ffffff', 0.28) +
		(band === '' ? '' : rect(-346, -136, 694, 42, band)) +
		line([-338, -150, 300, -142], tint(color, 0.6), 5, 0.75) +
		line([-20, -168, -26, -60], shade(color, 0.4), 3, 0.7) +
		rect(-78, -140, 38, 8, shade(color, 0.45), 4) +
		path('M-352 -76 L356 -76 L352 -46 L-340 -46 Z', shade(color, 0.5), 0.55) +
		path('M300 -138 Q344 -128 350 -104 L310 -110 Z', s.pal.glow) +
		rect(-352, -140, 30, 26, '#d8412f', 6) +
		path('M-306 -44 a86 86 0 0 1 172 0 Z M148 -44 a86 86 0 0 1 172 0 Z', shade(s.pal.ink, 0.3)) +
		wheel(s, -220, -66, 68) +
		wheel(s, 234, -66, 68)
	);
}
/** The light of a car's headlamps, for a car placed like `car`. */
export const headlights = (s: Stage, length = 560): string =>
	beam(s, 340, -118, -84, length, 320, s.pal.glow, 0.6) + glow(s, 342, -118, 120, s.pal.glow, 0.8);

/** A city bus seen from the side, 980 wide, wheels on y = 0, nose to the right. */
export function bus(s: Stage, color: string, trim: string): string {
	const win = s.linear(60, [tint(s.pal.skyLow, 0.45), s.pal.mid, shade(s.pal.near, 0.2)]);
	return (
		shadow(s, 0, 4, 560, 34, 0.7) +
		rect(-490, -400, 980, 350, s.linear(90, [tint(color, 0.35), color, shade(color, 0.25)]), 46) +
		rect(-490, -190, 980, 46, trim) +
		rect(-490, -134, 980, 12, tint(trim, 0.6)) +
		rect(-430, -424, 330, 34, shade(color, 0.35), 12) +
		times(5, (index) => rect(-456 + index * 138, -350, 124, 132, win, 14)) +
		rect(238, -352, 106, 296, shade(color, 0.5), 12) +
		rect(246, -344, 43, 280, win, 8) +
		rect(294, -344, 43, 280, win, 8) +
		path('M362 -352 h84 q28 4 32 40 v96 h-116 Z', win) +
		rect(352, -392, 118, 30, s.pal.ink, 8) +
		rect(362, -384, 70, 13, s.pal.accent2, 4) +
		times(
			4,
			(index) =>
				circle(-394 + index * 138, -252, 25, shade(s.pal.near, 0.35)) +
				path(`M${-438 + index * 138} -218 q44 -38 88 0 Z`, shade(s.pal.near, 0.35)),
		) +
		poly([-440, -226, -390, -350, -350, -350, -400, -226], '#ffffff', 0.16) +
		ellipse(474, -108, 14, 22, s.pal.glow) +
		rect(-490, -76, 980, 30, shade(color, 0.6), 10) +
		path('M-356 -50 a92 92 0 0 1 184 0 Z M96 -50 a92 92 0 0 1 184 0 Z', shade(s.pal.ink, 0.4)) +
		wheel(s, -264, -60, 66, 8) +
		wheel(s, 188, -60, 66, 8) +
		line([488, -330, 516, -320, 516, -270], s.pal.ink, 10)
	);
}
