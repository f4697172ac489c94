/**
 * Calls `act` with the nearest element around an event's target that matches `selector`, also for elements that are added later. It listens in
 * the capture phase, since some events do not bubble.
 */
export function delegate(type: string, selector: string, act: (element: HTMLElement) => void): void {
	const listener = ({ target }: Event) => {
		const element = target instanceof Element && target.closest<HTMLElement>(selector);
		if (element) act(element);
	};
	addEventListener(type, listener, true);
}
