import styles from './temperature-curve.module.css';

/** The width of an hour, in px. */
export const columnWidth = 64;

const height = 72;
/** Space above and below the curve, in px. */
const margin = 8;

type Point = { readonly x: number; readonly y: number };

/** The course of the temperature over the hours. It is decoration: the hours say their temperatures. */
export function TemperatureCurve({ temperatures }: { temperatures: readonly number[] }) {
	const points = pointsOf(temperatures);
	const width = temperatures.length * columnWidth;
	const line = smoothLine(points);
	return (
		<svg className={styles.curve} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
			<path className={styles.area} d={`${line}V${height}H${points[0]?.x ?? 0}Z`} />
			<path className={styles.line} d={line} />
			{points.map(({ x, y }, at) => (
				<circle key={x} className={at === 0 ? styles.now : styles.point} cx={x} cy={y} r={at === 0 ? 5 : 2.5} />
			))}
		</svg>
	);
}

/** A point in the middle of each hour, the warmest at the top. */
function pointsOf(temperatures: readonly number[]): readonly Point[] {
	const [least, most] = [Math.min(...temperatures), Math.max(...temperatures)];
	// A course of few degrees is drawn flat.
	const span = Math.max(most - least, 6);
	const rise = (height - 2 * margin) / span;
	return temperatures.map((temperature, at) => ({
		x: (at + 0.5) * columnWidth,
		y: rounded(height - margin - (temperature - least) * rise),
	}));
}

/** A path through all points, whose direction at each is that between its neighbours (Catmull-Rom). */
function smoothLine(points: readonly Point[]): string {
	const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
	const parts = points.slice(1).map((end, index) => {
		const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
		const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
		const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
		return `C${[first, second, end].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join(' ')}`;
	});
	return `M${at(0).x} ${at(0).y}${parts.join('')}`;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
