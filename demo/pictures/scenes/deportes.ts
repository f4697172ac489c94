import { crowd, figure, flag } from '../figure.ts';
import { clouds, hills, sky, skyline, tree } from '../landscape.ts';
import { anyMoods, dayMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import {
	ball,
	beam,
	circle,
	confetti,
	ellipse,
	faint,
	glow,
	line,
	path,
	place,
	poly,
	rays,
	rect,
	ring,
	shadow,
	specks,
	times,
} from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

const turf = (s: Stage): string => mix('#3f8f4a', s.pal.mid, 0.3);
const tower = (s: Stage, x: number, y: number, h: number): string =>
	line([x, y, x, y - h], s.pal.ink, 12) +
	rect(x - 60, y - h - 60, 120, 76, s.pal.ink, 6) +
	times(8, (i) => circle(x - 42 + (i % 4) * 28, y - h - 40 + Math.floor(i / 4) * 34, 11, s.pal.glow)) +
	glow(s, x, y - h - 20, 240, s.pal.glow, 0.8);
const football = (s: Stage, x: number, y: number, r: number, turn: number): string => {
	const pent = (cx: number, cy: number, k: number, a: number): string =>
		poly(
			Array.from({ length: 5 }, (_, i) => [
				cx + Math.sin((i * 2 * Math.PI) / 5 + a) * k,
				cy - Math.cos((i * 2 * Math.PI) / 5 + a) * k,
			]).flat(),
			s.pal.ink,
		);
	return (
		place(
			s.clip(
				circle(0, 0, 100, '#fff'),
				circle(0, 0, 100, '#f7f3e8') +
					times(5, (i) => {
						const a = (i * 2 * Math.PI) / 5;
						return (
							line([Math.sin(a) * 34, -Math.cos(a) * 34, Math.sin(a) * 66, -Math.cos(a) * 66], s.pal.ink, 3.4) +
							pent(Math.sin(a) * 90, -Math.cos(a) * 90, 33, a + Math.PI) +
							line(
								[
									Math.sin(a) * 66,
									-Math.cos(a) * 66,
									Math.sin(a + 0.63) * 72,
									-Math.cos(a + 0.63) * 72,
									Math.sin(a + 1.257) * 66,
									-Math.cos(a + 1.257) * 66,
								],
								s.pal.ink,
								3.4,
							) +
							line([Math.sin(a + 0.63) * 72, -Math.cos(a + 0.63) * 72, Math.sin(a + 0.63) * 102, -Math.cos(a + 0.63) * 102], s.pal.ink, 3.4)
						);
					}) +
					pent(0, 0, 34, 0),
			),
			x,
			y,
			r / 100,
			turn,
		) + circle(x, y, r, s.radial(['#ffffff@.3', '#ffffff@0', `${s.pal.ink}@.1`, `${s.pal.ink}@.5`, `${s.pal.ink}@.75`], 0.34, 0.28, 0.78))
	);
};

function estadio(s: Stage): Drawn {
	const { pal, random } = s;
	const green = turf(s);
	const x = random.range(680, 920);
	const stand = (y: number, h: number, color: string): string =>
		path(`M-60 ${y} Q800 ${y - 110} 1660 ${y} V${y + h} Q800 ${y + h - 90} -60 ${y + h} Z`, s.linear(90, [shade(color, 0.35), color]));
	const people = (y: number, h: number): string =>
		times(520, () => {
			const px = random.next() * 1600;
			return circle(
				px,
				y - 100 + ((px - 800) / 800) ** 2 * 100 + random.next() * h,
				random.range(3, 6),
				random.pick(pal.accent, pal.accent2, pal.light, pal.far, pal.near),
				0.85,
			);
		});
	return {
		art:
			sky(s, x, 250, pal.dark ? 0 : 70) +
			tower(s, 130, 420, 300) +
			tower(s, 1470, 420, 300) +
			tower(s, 560, 380, 240) +
			tower(s, 1040, 380, 240) +
			stand(360, 120, pal.near) +
			people(380, 90) +
			stand(470, 130, pal.mid) +
			people(500, 110) +
			stand(590, 36, pal.ink) +
			times(14, (i) =>
				rect(
					i * 118,
					560 - Math.sin(((i + 0.5) / 14) * Math.PI) * 68,
					108,
					26,
					i % 3 === 0 ? pal.accent : i % 3 === 1 ? pal.light : pal.accent2,
					2,
				),
			) +
			path('M-60 620 Q800 530 1660 620 V1000 H-60 Z', s.linear(90, [tint(green, 0.25), green, shade(green, 0.3)])) +
			times(6, (i) =>
				poly([x - 620 + i * 210, 560, x - 515 + i * 210, 560, x - 1300 + i * 560, 1000, x - 1580 + i * 560, 1000], tint(green, 0.25), 0.4),
			) +
			ring(x, 720, 250, 52, pal.light, 7, 0.85) +
			line([x, 576, x, 1000], pal.light, 7, 0.85) +
			circle(x, 720, 9, pal.light) +
			times(9, (i) =>
				figure(
					s,
					180 + i * 150 + random.range(-50, 50),
					random.range(690, 900),
					random.range(110, 170),
					random.pick('run', 'run', 'walk'),
					{ top: i % 2 ? pal.accent : pal.light, bottom: i % 2 ? pal.light : pal.ink, bare: true, style: 'short' },
					i % 2 === 0,
				),
			) +
			ball(s, x + 90, 802, 15, '#f7f3e8') +
			beam(s, 130, 100, -42, 900, 420, pal.glow, 0.28) +
			beam(s, 1470, 100, 42, 900, 420, pal.glow, 0.28),
		focal: { x, y: 690 },
		light: { x, y: 340 },
	};
}

function pelota(s: Stage): Drawn {
	const { pal, random } = s;
	const green = turf(s);
	const x = random.range(620, 980);
	const r = random.range(200, 260);
	const y = 830 - r;
	const blades = times(150, () => {
		const gx = random.next() * 1600;
		const h = random.range(24, 74);
		return path(
			`M${gx.toFixed(0)} 1000 q${random.range(-14, 14).toFixed(0)} ${(-h - 40).toFixed(0)} ${random.range(-26, 26).toFixed(0)} ${(-h - 90).toFixed(0)} q-2 50 14 ${(h + 90).toFixed(0)} Z`,
			random.pick(shade(green, 0.35), shade(green, 0.5), tint(green, 0.1)),
			0.95,
		);
	});
	const goal = random.chance(0.5);
	return {
		art:
			sky(s, x - 300, 300, pal.dark ? 0 : 90) +
			tower(s, 180, 560, 360) +
			tower(s, 1420, 560, 360) +
			hills(s, 610, 60, pal.far, 2) +
			faint(crowd(s, 590, 2, pal.mid, pal.near, 0.3, 0.6), 0.9) +
			rect(0, 640, 1600, 40, pal.accent) +
			times(8, (i) => rect(20 + i * 200, 648, 150, 24, pal.light, 3, 0.85)) +
			(goal
				? times(22, (i) => line([260 + i * 54, 320, 300 + i * 50, 690], pal.light, 2, 0.45)) +
					times(9, (i) => line([250, 330 + i * 42, 1390, 330 + i * 42], pal.light, 2, 0.45)) +
					line([240, 700, 240, 310, 1400, 310, 1400, 700], pal.light, 20)
				: '') +
			rect(0, 676, 1600, 330, s.linear(90, [tint(green, 0.3), green, shade(green, 0.35)])) +
			poly([0, 780, 1600, 720, 1600, 748, 0, 816], pal.light, 0.85) +
			shadow(s, x + r * 0.5, 836, r * 1.5, 46, 0.75) +
			football(s, x, y, r, random.range(0, 70)) +
			blades +
			specks(s, 40, x - 400, 400, 800, 460, pal.glow, 5, 0.7),
		focal: { x, y },
		light: { x: x - 300, y: 260 },
	};
}

function tenis(s: Stage): Drawn {
	const { pal, random } = s;
	const clay = random.pick(mix('#c4572f', pal.accent, 0.35), mix('#2f6fae', pal.mid, 0.4), mix('#3f8a58', pal.mid, 0.3));
	const x = random.range(600, 760);
	const skin = random.pick('#e6ad84', '#b97850', '#93593a');
	const racket =
		line([0, 0, 0, -90], pal.ink, 15) +
		ring(0, -168, 62, 80, pal.accent2, 12) +
		times(
			5,
			(i) =>
				line([-40 + i * 20, -232, -40 + i * 20, -104], pal.light, 2.5, 0.8) +
				line([-54, -218 + i * 25, 54, -218 + i * 25], pal.light, 2.5, 0.8),
		);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.skyTop, pal.skyLow])) +
			glow(s, 1180, 200, 560, pal.glow, 0.7) +
			faint(crowd(s, 250, 5, pal.far, pal.mid, 0.05, 0.5), 0.8) +
			rect(0, 470, 1600, 90, pal.near) +
			times(5, (i) => rect(60 + i * 320, 490, 220, 50, i % 2 ? pal.accent : pal.mid, 4)) +
			rect(0, 556, 1600, 450, s.linear(90, [tint(clay, 0.22), clay, shade(clay, 0.28)])) +
			poly([-200, 930, 1700, 850, 1700, 878, -200, 962], pal.light, 0.9) +
			poly([1000, 556, 1022, 556, 1500, 1000, 1440, 1000], pal.light, 0.85) +
			line([980, 640, 1640, 600], pal.light, 9, 0.9) +
			times(24, (i) => line([990 + i * 28, 642 - i * 1.7, 990 + i * 28, 720 - i * 1.7], pal.ink, 2, 0.45)) +
			poly([x - 40, 940, x + 120, 930, x + 640, 980, x + 560, 1000], pal.ink, 0.28) +
			place(racket, x - 78, 196, 1, -34) +
			figure(s, x, 950, 720, 'serve', {
				top: pal.light,
				bottom: random.pick(pal.near, pal.accent),
				skin,
				bare: true,
				style: random.pick('bun', 'cap', 'short'),
			}) +
			glow(s, x + 250, 90, 130, pal.glow, 0.9) +
			ball(s, x + 250, 90, 34, '#d9ea3c') +
			specks(s, 30, x - 60, 860, 300, 90, tint(clay, 0.5), 7, 0.7),
		focal: { x: x + 40, y: 360 },
		light: { x: 1180, y: 200 },
	};
}

function basquet(s: Stage): Drawn {
	const { pal, random } = s;
	const orange = mix('#e2722b', pal.accent, 0.25);
	const x = random.range(780, 940);
	const bx = x - random.range(60, 150);
	const by = random.range(220, 290);
	const net =
		times(7, (i) => line([x - 130 + i * 43, 520, x - 80 + i * 27 + (i % 2 ? 10 : -10), 610, x - 66 + i * 22, 700], pal.light, 6, 0.95)) +
		times(
			3,
			(i) =>
				path(`M${x - 120 + i * 22} ${556 + i * 52} q${120 - i * 22} 34 ${240 - i * 44} 0`, 'none') +
				line([x - 112 + i * 18, 560 + i * 50, x, 578 + i * 50, x + 112 - i * 18, 560 + i * 50], pal.light, 5, 0.8),
		);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(70, [pal.near, pal.ink])) +
			times(6, (i) => beam(s, 120 + i * 280, -40, 14 - i * 5, 900, 300, pal.glow, 0.18)) +
			glow(s, bx, by, 620, pal.glow, 0.5) +
			faint(crowd(s, 760, 4, pal.mid, pal.near, 0.4, 0.8), 1) +
			rect(x + 240, 60, 40, 980, shade(pal.mid, 0.4)) +
			place(
				rect(-330, -270, 660, 440, s.lit(mix(pal.light, pal.skyLow, 0.3), 0.3), 14) +
					rect(-306, -246, 612, 392, pal.mid, 8, 0.35) +
					rect(-120, -90, 240, 200, 'none') +
					line([-120, 110, -120, -80, 120, -80, 120, 110, -120, 110], pal.accent, 14) +
					line([-318, -258, 318, -258, 318, 158, -318, 158, -318, -258], pal.light, 14),
				x + 20,
				350,
			) +
			ring(x, 516, 140, 26, shade(pal.accent, 0.2), 18) +
			net +
			path(`M${x - 140} 516 a140 26 0 0 0 280 0`, 'none') +
			line([x - 140, 520, x - 100, 534, x, 542, x + 100, 534, x + 140, 520], pal.accent, 17) +
			place(
				ball(s, 0, 0, 128, orange) +
					faint(
						line([-128, 0, 128, 0], pal.ink, 6) +
							line([0, -128, 0, 128], pal.ink, 6) +
							path('M-92 -88 Q-10 0 -92 88', 'none') +
							`<path d="M-92 -88 Q-14 0 -92 88 M92 -88 Q14 0 92 88" fill="none" stroke="${pal.ink}" stroke-width="6"/>`,
						0.8,
					),
				bx,
				by + 60,
				1,
				random.range(-40, 40),
			) +
			times(
				3,
				(i) =>
					path(`M${bx - 180 - i * 90} ${by + 170 + i * 120} q60 -90 110 -150`, 'none') +
					line([bx - 150 - i * 70, by + 190 + i * 70, bx - 100 - i * 50, by + 110 + i * 50], pal.light, 8 - i * 2, 0.5),
			) +
			figure(s, x - 470, 1010, 520, 'shoot', { top: pal.accent2, bottom: pal.accent2, bare: true, style: 'short' }) +
			specks(s, 50, 200, 60, 1200, 600, pal.glow, 4, 0.5),
		focal: { x: x - 40, y: 400 },
		light: { x: bx, y: by },
	};
}

function natacion(s: Stage): Drawn {
	const { pal, random } = s;
	const aqua = mix('#1f9fc4', pal.mid, pal.dark ? 0.55 : 0.25);
	const lane = (y: number, a: string, b: string): string =>
		times(40, (i) => rect(-20 + i * 42, y - 11, 38, 22, i % 4 < 2 ? a : b, 9)) + rect(0, y + 14, 1600, 10, pal.ink, 0, 0.2);
	const swim = (x: number, y: number, k: number, capColor: string, skin: string): string =>
		place(
			ellipse(20, 66, 330, 44, pal.ink, 0.25) +
				path(
					'M-330 20 Q-150 -30 60 -30 Q150 -26 150 10 Q150 46 60 44 Q-150 50 -330 20 Z',
					s.linear(90, [tint(skin, 0.25), skin, shade(skin, 0.35)]),
				) +
				path('M-150 -18 Q-60 -34 30 -30 L30 45 Q-80 50 -160 40 Z', s.linear(90, [tint(pal.near, 0.2), shade(pal.near, 0.3)])) +
				path(
					'M70 -10 Q40 -170 170 -190 Q270 -180 330 -60 L300 -44 Q240 -130 180 -128 Q130 -120 140 0 Z',
					s.linear(40, [tint(skin, 0.35), skin, shade(skin, 0.3)]),
				) +
				circle(180, 4, 64, s.lit(capColor, 0.4)) +
				path('M196 22 Q250 20 240 52 Q210 74 176 64 Z', skin) +
				rect(204, 16, 44, 18, pal.ink, 9) +
				times(14, () => circle(random.range(270, 400), random.range(-70, 40), random.range(5, 17), pal.light, 0.9)) +
				path('M250 30 q40 -60 90 -30 q50 -20 60 40 q40 10 10 40 h-200 q-30 -20 40 -50 Z', pal.light, 0.85) +
				times(22, () =>
					ellipse(random.range(-480, -300), random.range(-20, 60), random.range(10, 40), random.range(5, 14), pal.light, 0.7),
				),
			x,
			y,
			k,
		);
	const waves = times(60, () => {
		const wx = random.next() * 1600;
		const wy = random.next() * 1000;
		const w = random.range(40, 130);
		return `<path d="M${wx.toFixed(0)} ${wy.toFixed(0)} q${(w / 4).toFixed(0)} -14 ${(w / 2).toFixed(0)} 0 t${(w / 2).toFixed(0)} 0" fill="none" stroke="${pal.light}" stroke-width="5" stroke-linecap="round" opacity="${random.range(0.15, 0.5).toFixed(2)}"/>`;
	});
	const y = random.range(470, 560);
	const x = random.range(720, 900);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(80, [tint(aqua, 0.35), aqua, shade(aqua, 0.4)])) +
			glow(s, 480, 180, 700, pal.glow, 0.4) +
			times(4, (i) => poly([-100, 120 + i * 300, 1700, 40 + i * 300, 1700, 110 + i * 300, -100, 210 + i * 300], tint(aqua, 0.3), 0.22)) +
			waves +
			lane(y - 290, pal.accent, pal.light) +
			swim(x - 420, y - 400, 0.75, pal.accent2, '#b97850') +
			lane(y + 240, pal.accent2, pal.light) +
			swim(x - 300, y + 390, 0.95, pal.light, '#d3936a') +
			swim(x, y, 1.15, pal.accent, random.pick('#e6ad84', '#93593a', '#d3936a')),
		focal: { x: x + 120, y },
		light: { x: 480, y: 200 },
	};
}

function hinchada(s: Stage): Drawn {
	const { pal, random } = s;
	const [a, b] = random.chance(0.5) ? [pal.accent, pal.light] : [pal.accent2, pal.near];
	const x = random.range(640, 960);
	const drum = place(
		shadow(s, 0, 90, 140, 20) +
			rect(-110, -60, 220, 150, s.tube(a), 20) +
			ellipse(0, -60, 110, 32, pal.light) +
			ring(0, -60, 110, 32, pal.ink, 8) +
			line([-20, -80, -130, -190], pal.ink, 12) +
			circle(-20, -78, 20, b),
		x > 800 ? 320 : 1280,
		850,
		1.2,
	);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.skyTop, pal.skyLow])) +
			tower(s, 90, 400, 260) +
			tower(s, 1510, 400, 260) +
			rays(s, x, 420, 12, 1100, pal.glow, 0.22) +
			times(7, (i) => glow(s, i * 260, random.range(240, 420), random.range(220, 330), mix(a, pal.light, 0.3), 0.42)) +
			crowd(s, 420, 3, pal.far, pal.mid, 0.6, 0.6) +
			poly([120, 540, 1480, 500, 1480, 620, 120, 660], s.linear(90, [b, shade(b, 0.2)])) +
			times(9, (i) =>
				poly([200 + i * 140, 562 - i * 4, 270 + i * 140, 560 - i * 4, 270 + i * 140, 612 - i * 4, 200 + i * 140, 614 - i * 4], a, 0.95),
			) +
			flag(s, x, 880, 800, [a, b, a], 0.66) +
			flag(s, x - 470, 860, 560, [b, a], 0.5) +
			flag(s, x + 430, 860, 520, [a, a, b], 0.42) +
			crowd(s, 680, 2, pal.mid, pal.near, 0.65, 0.9) +
			drum +
			crowd(s, 830, 2, pal.near, pal.ink, 0.55, 1.25) +
			confetti(s, 170, 0, 0, 1600, 760, [a, b, pal.light, pal.accent2]) +
			times(
				5,
				() =>
					`<path d="M${random.range(100, 1500).toFixed(0)} -20 q80 120 -20 220 t40 ${random.range(120, 260).toFixed(0)}" fill="none" stroke="${random.pick(a, b, pal.light)}" stroke-width="9" opacity=".8"/>`,
			),
		focal: { x: x + 160, y: 360 },
		light: { x, y: 340 },
	};
}

const runner = (s: Stage, x: number, y: number, h: number): string =>
	figure(s, x, y, h, 'run', {
		top: s.random.pick(s.pal.accent, s.pal.accent2, s.pal.light),
		bottom: s.random.pick(s.pal.ink, s.pal.near),
		bare: true,
	});

function corredores(s: Stage): Drawn {
	const { pal, random } = s;
	const path2 = mix(pal.light, pal.far, 0.4);
	const lead = random.range(840, 960);
	return {
		art:
			sky(s, random.range(1050, 1350), random.range(340, 470), 110) +
			clouds(s, 4, 200, 80, pal.light, 0.5) +
			faint(skyline(s, 620, 100, 300, pal.far), 0.75) +
			hills(s, 640, 60, mix(pal.far, '#4f8a4d', 0.35), 2) +
			times(6, (i) => tree(s, 60 + i * 310 + random.range(-50, 50), 720, random.range(240, 360), mix('#4a8550', pal.mid, 0.4))) +
			rect(0, 716, 1600, 290, s.linear(90, [mix('#5d9a55', pal.mid, 0.4), pal.near])) +
			path('M-50 860 Q800 740 1650 800 V960 Q800 880 -50 1000 Z', s.linear(90, [path2, shade(path2, 0.2)])) +
			runner(s, lead - 560, 890, 400) +
			runner(s, lead - 280, 900, 470) +
			runner(s, lead, 920, 620) +
			runner(s, lead + 440, 866, 330) +
			times(7, () =>
				line([random.range(0, 500), random.range(500, 860), random.range(520, 640), random.range(500, 860)], pal.light, 0, 0),
			) +
			times(60, (i) =>
				place(
					path('M0 0 q14 -40 4 -70 q-14 30 -4 70 Z', shade(pal.near, 0.2)),
					i * 28,
					1004,
					random.range(0.8, 1.6),
					random.range(-16, 16),
				),
			),
		focal: { x: lead + 30, y: 560 },
	};
}

function maraton(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	return {
		art:
			sky(s, x, 330, 110) +
			rays(s, x, 330, 18, 900, pal.glow, 0.2) +
			skyline(s, 700, 280, 520, pal.far, '', -40, 560) +
			skyline(s, 700, 280, 520, pal.far, '', 1060, 1640) +
			skyline(s, 700, 180, 380, pal.mid, pal.dark ? pal.accent2 : '', -40, 300) +
			skyline(s, 700, 180, 380, pal.mid, pal.dark ? pal.accent2 : '', 1320, 1640) +
			poly([x - 120, 640, x + 120, 640, 1750, 1000, -150, 1000], s.linear(90, [mix(pal.far, pal.light, 0.3), pal.mid])) +
			poly([x - 8, 640, x + 8, 640, x + 40, 1000, x - 40, 1000], pal.accent2, 0.8) +
			path(
				`M${x - 330} 730 V470 q0 -120 120 -120 h420 q120 0 120 120 V730 h-80 V510 q0 -60 -60 -60 h-380 q-60 0 -60 60 V730 Z`,
				s.linear(30, [tint(pal.accent, 0.25), pal.accent, shade(pal.accent, 0.35)]),
			) +
			times(12, (i) => rect(x - 216 + i * 36, 374 + (i % 2) * 26, 36, 26, pal.light, 0, 0.92)) +
			times(2, (k) =>
				times(
					9,
					(i) =>
						circle(k ? x + 350 + i * 60 : x - 350 - i * 60, 690 + i * 22, 20 + i * 3, pal.ink) +
						rect(k ? x + 326 + i * 60 : x - 374 - i * 60, 712 + i * 22, 48 + i * 6, 300, pal.ink, 16),
				),
			) +
			times(12, (i) => runner(s, x - 190 + (i % 6) * 76, 690 + Math.floor(i / 6) * 40, 120 + Math.floor(i / 6) * 40)) +
			times(6, (i) => runner(s, x - 360 + i * 140, 830, 250)) +
			times(4, (i) => runner(s, x - 500 + i * 320, 985, random.range(390, 430))) +
			confetti(s, 70, 200, 100, 1200, 560, [pal.accent2, pal.light, pal.accent]),
		focal: { x, y: 640 },
		light: { x, y: 330 },
	};
}

/** Pictures of sport and of running. */
export const deportes = {
	estadio: { moods: ['noche', 'dia', 'ocaso', 'petroleo', 'tarde', 'azul', 'menta', 'vino'], draw: estadio, wide: true },
	pelota: { moods: ['ocaso', 'dia', 'noche', 'tarde', 'petroleo', 'menta', 'azul', 'alba'], draw: pelota },
	tenis: { moods: dayMoods, draw: tenis, wide: true },
	basquet: { moods: nightMoods, draw: basquet },
	natacion: { moods: ['dia', 'menta', 'azul', 'alba', 'petroleo', 'rosa', 'noche'], draw: natacion },
	hinchada: { moods: anyMoods, draw: hinchada },
	corredores: { moods: [...dayMoods, 'ocaso'], draw: corredores },
	maraton: { moods: ['alba', 'dia', 'tarde', 'ocaso', 'rosa', 'menta', 'gris'], draw: maraton },
} satisfies Record<string, Scene>;
