// Measures how fast a page view was, in the share of page views that the server names. Needs the browser: it alone knows when the main part
// of a page showed, how soon it answered, and what moved. Only words of a short list are sent, when the reader leaves (decision 15).
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { emitEvent } from '../client/emit-event.ts';

/** Reports the Core Web Vitals of this page view. */
export function mount(): void {
	onLCP(({ rating }) => report('lcp', rating));
	onINP(({ rating }) => report('inp', rating));
	onCLS(({ rating }) => report('cls', rating));
}

const report = (vital: 'lcp' | 'inp' | 'cls', rating: Metric['rating']) => emitEvent({ event: 'page-speed', vital: `${vital} ${rating}` });
