import { figure } from '../figure.ts';
import { skyline } from '../landscape.ts';
import { anyMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, glow, line, path, place, poly, rect, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { still } from './cine.ts';

function estudio(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 860);
	const spot = (lx: number, turn: number): string =>
		beam(s, lx, 90, turn, 900, 460, pal.glow, 0.36) +
		place(
			rect(-46, -40, 92, 96, pal.ink, 10) +
				rect(-54, 44, 108, 18, pal.ink, 4) +
				poly([-54, 56, -90, 96, -84, 40], pal.ink) +
				poly([54, 56, 90, 96, 84, 40], pal.ink),
			lx,
			80,
			1,
			turn,
		);
	const rig = (cx: number, cy: number, k: number): string =>
		place(
			line([0, 0, -110, 320], pal.ink, 20) +
				line([0, 0, 0, 320], pal.ink, 20) +
				line([0, 0, 110, 320], pal.ink, 20) +
				rect(-150, -170, 250, 150, s.lit(tint(pal.ink, 0.1), 0.25), 16) +
				rect(96, -140, 90, 90, pal.ink, 8) +
				rect(180, -156, 34, 122, tint(pal.ink, 0.12), 8) +
				rect(-130, -220, 110, 46, pal.ink, 8) +
				circle(-110, -144, 11, '#ff3b30') +
				glow(s, -110, -144, 70, '#ff3b30', 0.8) +
				rect(-230, -150, 90, 110, pal.ink, 8) +
				rect(-222, -142, 74, 80, pal.skyLow, 4),
			cx,
			cy,
			k,
		);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.ink, pal.near, pal.mid])) +
			rect(210, 150, 1180, 500, s.linear(60, [pal.mid, pal.near]), 14) +
			still2(s, x - 330, 190, 660, 400) +
			times(
				2,
				(k) =>
					rect(k ? x + 360 : x - 500, 190, 140, 400, s.linear(90, [pal.accent, shade(pal.accent, 0.5)]), 8) +
					times(6, (i) => rect(k ? x + 376 : x - 484, 210 + i * 62, 108, 44, i % 2 ? pal.accent2 : pal.light, 4, 0.75)),
			) +
			rect(0, 20, 1600, 14, pal.ink) +
			rect(0, 56, 1600, 14, pal.ink) +
			times(27, (i) => line([i * 62, 62, i * 62 + 31, 26, i * 62 + 62, 62], pal.far, 4, 0.5)) +
			ellipse(x, 830, 800, 130, s.linear(90, [mix(pal.far, pal.mid, 0.4), pal.near])) +
			ellipse(x, 824, 640, 96, mix(pal.far, pal.glow, 0.15), 0.45) +
			spot(330, -26) +
			spot(x, 0) +
			spot(1270, 26) +
			figure(s, x - 130, 880, 400, 'stand', { top: pal.accent, bottom: pal.ink, style: random.pick('long', 'bun') }) +
			figure(s, x + 130, 880, 420, 'stand', { top: pal.light, bottom: pal.ink, style: 'short' }, true) +
			path(`M${x - 330} 700 H${x + 330} L${x + 290} 880 H${x - 290} Z`, s.linear(60, [tint(pal.near, 0.25), pal.near, pal.ink])) +
			rect(x - 350, 684, 700, 26, s.lit(mix(pal.light, pal.far, 0.2)), 8) +
			line([x - 306, 850, x + 306, 850], pal.accent2, 8) +
			poly([x - 160, 676, x - 60, 676, x - 50, 690, x - 170, 690], pal.light) +
			rect(x + 60, 650, 30, 36, pal.accent, 4) +
			rig(270, 650, 1.1) +
			`<g transform="translate(1330 640) scale(-1 1)">${rig(0, 0, 1.2)}</g>` +
			rect(0, 960, 1600, 50, pal.ink),
		focal: { x, y: 560 },
		light: { x, y: 300 },
	};
}
const still2 = (s: Stage, x: number, y: number, w: number, h: number): string =>
	s.clip(
		rect(x, y, w, h, '#fff', 8),
		rect(x, y, w, h, s.linear(90, [s.pal.skyTop, s.pal.skyLow])) +
			glow(s, x + w / 2, y + h * 0.7, w * 0.5, s.pal.glow, 0.7) +
			skyline(s, y + h, h * 0.2, h * 0.6, mix(s.pal.far, s.pal.mid, 0.4), s.pal.accent2, x, x + w) +
			rect(x, y + h * 0.86, w, h * 0.14, s.pal.accent) +
			rect(x + 20, y + h * 0.9, w * 0.5, h * 0.05, s.pal.light, 4),
	);

function pantalla(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const shade2 = shade(pal.ink, 0.2);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.ink, pal.near])) +
			times(12, (i) => {
				const c = i % 4;
				const r = Math.floor(i / 4);
				const w = 356;
				const h = 210;
				const px = x - 744 + c * 374;
				const py = 50 + r * 228;
				return (
					rect(px - 7, py - 7, w + 14, h + 14, shade2, 10) +
					(i === 5 || i === 6 || i === 1 || i === 2 ? '' : random.chance(0.45) ? still(s, px, py, w, h) : tile(s, px, py, w, h, i))
				);
			}) +
			rect(x - 377, 43, 748, 454, shade2, 10) +
			still(s, x - 366, 52, 726, 436) +
			rect(x - 366, 420, 726, 68, pal.accent) +
			rect(x - 340, 440, 330, 26, pal.light, 6) +
			circle(x + 316, 92, 14, '#ff3b30') +
			glow(s, x + 316, 92, 60, '#ff3b30', 0.8) +
			glow(s, x, 300, 760, pal.skyLow, 0.3) +
			poly([0, 790, 1600, 790, 1660, 1000, -60, 1000], s.linear(90, [pal.mid, pal.near, pal.ink])) +
			times(60, (i) =>
				rect(
					60 + (i % 20) * 76,
					840 + Math.floor(i / 20) * 46,
					44,
					26,
					random.pick(pal.accent, pal.accent2, pal.far, '#5fd0a0', pal.mid),
					6,
					0.95,
				),
			) +
			times(3, (i) => {
				const hx = x - 360 + i * 360;
				return (
					path(
						`M${hx - 130} 1000 Q${hx - 120} 770 ${hx - 40} 750 V700 H${hx + 40} V750 Q${hx + 120} 770 ${hx + 130} 1000 Z`,
						s.linear(90, [shade2, pal.ink]),
					) +
					ellipse(hx, 660, 66, 80, shade(pal.near, 0.55)) +
					stroke(`M${hx - 64} 620 Q${hx} 540 ${hx + 64} 620`, pal.ink, 12) +
					stroke(`M${hx - 60} 610 Q${hx} 560 ${hx + 60} 610`, pal.skyLow, 6, 0.8) +
					rect(hx - 82, 640, 28, 60, pal.ink, 12)
				);
			}),
		focal: { x, y: 280 },
		light: { x, y: 270 },
	};
}
function tile(s: Stage, x: number, y: number, w: number, h: number, index: number): string {
	const { pal, random } = s;
	const kind = index % 3;
	return kind === 0
		? times(7, (i) =>
				rect(
					x + (i * w) / 7,
					y,
					w / 7 + 1,
					h,
					['#f4f0e4', pal.accent2, '#5fc0b0', '#6fae5a', pal.accent, '#c04a6a', pal.mid][i] ?? pal.mid,
				),
			)
		: kind === 1
			? rect(x, y, w, h, pal.near) +
				stroke(
					`M${x} ${y + h / 2} ${times(8, () => `q${w / 32} ${random.range(-80, 80).toFixed(0)} ${w / 16} 0 t${w / 16} 0 `)}`,
					'#5fd0a0',
					5,
				) +
				line([x, y + h / 2, x + w, y + h / 2], pal.far, 2, 0.6)
			: rect(x, y, w, h, s.linear(60, [pal.mid, pal.near])) +
				circle(x + w / 2, y + h * 0.42, h * 0.2, '#d3936a') +
				path(`M${x + w * 0.25} ${y + h} Q${x + w / 2} ${y + h * 0.35} ${x + w * 0.75} ${y + h} Z`, pal.accent) +
				path(`M${x + w / 2 - h * 0.21} ${y + h * 0.4} a${h * 0.21} ${h * 0.21} 0 0 1 ${h * 0.42} 0 Z`, pal.ink);
}

function control(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 860);
	const body = tint(pal.ink, 0.12);
	const keys = [pal.accent, '#5fae6a', pal.accent2, mix(pal.mid, '#5f8fe0', 0.5)];
	const remote =
		rect(-132, -420, 290, 860, pal.ink, 70, 0.4) +
		rect(-145, -440, 290, 860, s.linear(10, [tint(body, 0.35), body, shade(body, 0.4)]), 70) +
		circle(0, -370, 34, s.lit('#ff4534', 0.5)) +
		stroke('M-12 -380 a16 16 0 1 0 24 0 M0 -392 v18', '#ffffff', 5) +
		times(4, (i) => rect(-110 + i * 58, -306, 46, 26, keys[i] ?? pal.accent, 10)) +
		circle(0, -150, 104, shade(body, 0.35)) +
		circle(0, -154, 100, s.lit(tint(body, 0.14))) +
		circle(0, -154, 42, s.lit(pal.light)) +
		poly([0, -240, 14, -220, -14, -220], pal.light) +
		poly([0, -68, 14, -88, -14, -88], pal.light) +
		poly([-86, -154, -66, -168, -66, -140], pal.light) +
		poly([86, -154, 66, -168, 66, -140], pal.light) +
		rect(-100, -20, 60, 130, s.lit(tint(body, 0.16)), 30) +
		rect(40, -20, 60, 130, s.lit(tint(body, 0.16)), 30) +
		line([-84, 12, -56, 12], pal.light, 6) +
		line([-70, -2, -70, 26], pal.light, 6) +
		line([-84, 78, -56, 78], pal.light, 6) +
		times(
			12,
			(i) =>
				rect(-96 + (i % 3) * 70, 150 + Math.floor(i / 3) * 60, 52, 42, s.lit(tint(body, 0.2)), 18) +
				circle(-70 + (i % 3) * 70, 171 + Math.floor(i / 3) * 60, 5, pal.light),
		) +
		stroke('M-112 -360 V300', '#ffffff', 8, 0.16);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.near, pal.ink])) +
			glow(s, 800, 220, 900, pal.skyLow, 0.75) +
			rect(250, 40, 1100, 560, '#0d0d14', 18) +
			still(s, 268, 58, 1064, 524) +
			rect(700, 600, 200, 30, '#0d0d14') +
			rect(560, 624, 480, 16, '#0d0d14', 8) +
			rect(0, 660, 1600, 350, s.linear(90, [mix(pal.mid, pal.accent, 0.2), pal.near, pal.ink])) +
			ellipse(800, 720, 700, 50, pal.skyLow, 0.25) +
			place(
				poly([-120, -60, 120, -60, 84, 170, -84, 170], '#fff8ea') +
					times(4, (i) => poly([-104 + i * 58, -60, -74 + i * 58, -60, -62 + i * 43, 170, -80 + i * 42, 170], pal.accent)) +
					times(22, (i) => circle(-110 + (i % 8) * 32, -66 - Math.floor(i / 8) * 28 + (i % 2) * 10, 26, i % 3 ? '#fff3d0' : '#f6dc96')),
				x > 800 ? 280 : 1340,
				790,
				1.1,
			) +
			glow(s, x + 40, 330, 180, pal.accent, 0.6) +
			times(3, (i) => stroke(`M${x - 30 - i * 40} ${250 - i * 46} q70 -60 150 10`, pal.light, 10, 0.8 - i * 0.2)) +
			place(remote, x, 720, 0.9, random.range(10, 24)) +
			path(
				`M${x + 330} 1010 Q${x + 230} 860 ${x + 100} 850 Q${x + 30} 850 ${x + 10} 900 Q${x + 60} 960 ${x - 130} 1010 Z`,
				s.lit('#c98a62'),
			) +
			path(
				`M${x - 330} 1010 Q${x - 300} 800 ${x - 170} 700 Q${x - 100} 640 ${x - 60} 670 Q${x - 60} 720 ${x - 120} 780 Q${x - 170} 880 ${x - 150} 1010 Z`,
				s.lit('#d3966c'),
			),
		focal: { x, y: 580 },
		light: { x: 800, y: 280 },
	};
}

function familia(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const sofa = random.pick(pal.accent, mix(pal.mid, pal.accent2, 0.2), mix('#2f7a6c', pal.mid, 0.3));
	const sit = (px: number, h: number, look: Parameters<typeof figure>[5], flip: boolean): string =>
		figure(s, px, 880, h, 'sit', { shadow: false, ...look }, flip);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(60, [mix(pal.skyLow, pal.far, 0.25), mix(pal.far, pal.mid, 0.3), pal.mid])) +
			s.clip(
				rect(1130, 90, 330, 380, '#fff', 8),
				rect(1130, 90, 330, 380, s.linear(90, [pal.skyTop, pal.skyLow])) +
					skyline(s, 470, 60, 240, pal.far, pal.dark ? pal.accent2 : '', 1120, 1480),
			) +
			line([1295, 90, 1295, 470], pal.light, 10) +
			line([1130, 280, 1460, 280], pal.light, 10) +
			rect(1110, 466, 370, 20, pal.light) +
			times(
				3,
				(i) =>
					rect(180 + i * 190, 130 + (i % 2) * 40, 150, 180, s.lit(mix('#8a5a34', pal.near, 0.3)), 4) +
					rect(196 + i * 190, 146 + (i % 2) * 40, 118, 148, [pal.accent2, pal.light, pal.accent][i] ?? pal.light) +
					circle(255 + i * 190, 220 + (i % 2) * 40, 34, [pal.mid, pal.accent, pal.light][i] ?? pal.mid),
			) +
			glow(s, 250, 420, 420, pal.glow, 0.8) +
			place(
				line([0, 0, 0, -420], pal.ink, 12) +
					poly([-90, -410, 90, -410, 56, -540, -56, -540], s.lit(tint(pal.accent2, 0.3))) +
					ellipse(0, 0, 60, 10, pal.ink),
				190,
				850,
			) +
			rect(0, 800, 1600, 210, s.linear(90, [mix('#a8693a', pal.near, 0.3), pal.near])) +
			ellipse(x, 910, 720, 70, s.lit(mix(pal.accent2, pal.light, 0.4))) +
			shadow(s, x, 892, 620, 34, 0.6) +
			path(`M${x - 540} 850 V500 q0 -80 80 -80 h920 q80 0 80 80 V850 Z`, s.linear(60, [tint(sofa, 0.25), sofa, shade(sofa, 0.3)])) +
			line([x - 250, 450, x - 250, 690], shade(sofa, 0.35), 6) +
			line([x + 250, 450, x + 250, 690], shade(sofa, 0.35), 6) +
			rect(x - 500, 690, 1000, 110, s.lit(tint(sofa, 0.1)), 30) +
			rect(x - 520, 770, 1040, 100, s.linear(90, [sofa, shade(sofa, 0.45)]), 12) +
			sit(x - 360, 500, { top: pal.near, bottom: pal.ink, style: 'short', hair: '#8d8a88', skin: '#e6ad84' }, false) +
			sit(x + 370, 490, { top: pal.light, bottom: pal.mid, style: 'bun', hair: '#d9d4cc', skin: '#e6ad84' }, true) +
			sit(x - 140, 500, { top: pal.accent2, bottom: pal.near, style: 'long', hair: '#4a2d20', skin: '#d3936a' }, false) +
			sit(x + 160, 520, { top: pal.mid, bottom: pal.ink, style: 'short', hair: '#2a1d1c', skin: '#b97850' }, true) +
			sit(
				x + 8,
				330,
				{ top: pal.accent === sofa ? pal.accent2 : pal.accent, bottom: pal.near, style: random.pick('bun', 'short') },
				random.chance(0.5),
			) +
			rect(x - 600, 620, 130, 260, s.lit(shade(sofa, 0.08), 0.35), 52) +
			rect(x + 470, 620, 130, 260, s.lit(shade(sofa, 0.2), 0.35), 52) +
			place(
				path('M-70 0 q-14 -60 20 -66 h80 q26 -4 36 -44 l22 14 q8 34 -16 60 V0 h-16 v-36 h-84 v36 h-16 v-40 Z', s.lit('#b9803f')),
				x - 440,
				950,
				1.3,
			) +
			specks(s, 16, 100, 100, 1400, 600, pal.glow, 4, 0.5),
		focal: { x, y: 590 },
	};
}

/** Pictures of television. */
export const television = {
	estudio: { moods: nightMoods, draw: estudio },
	pantalla: { moods: nightMoods, draw: pantalla },
	control: { moods: nightMoods, draw: control },
	familia: { moods: anyMoods, draw: familia },
} satisfies Record<string, Scene>;
