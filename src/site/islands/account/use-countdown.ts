import { useEffect, useState } from 'react';

/** The seconds that a form still waits: those of its state, counted down to 0 from the moment when it is shown. */
export function useCountdown(state: { readonly waits?: number | undefined }): number {
	const [left, setLeft] = useState(0);
	useEffect(() => {
		const end = Date.now() + (state.waits ?? 0) * 1_000;
		const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
		update();
		if (!state.waits) return;
		const timer = setInterval(update, 1_000);
		return () => clearInterval(timer);
	}, [state]);
	return left;
}

/** Seconds as a clock shows them: `0:45`. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
