import type { Brand } from '#brands';

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** The speeds at which a video, a sound or a voice can be played; 1 is the usual one. */
export const SpeedOptions = ({ locale }: Pick<Brand, 'locale'>) =>
	speeds.map((speed) => (
		<option key={speed} value={speed}>
			{speed.toLocaleString(locale)}×
		</option>
	));
