import type { Page } from 'playwright-core';

/** Records a WebM film of a second in the browser: a rectangle that moves over a ground of changing colours. */
export async function recordFilm(page: Page): Promise<Buffer> {
	const base64 = await page.evaluate(async () => {
		const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
		const context = canvas.getContext('2d');
		const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
		const parts: Blob[] = [];
		recorder.ondataavailable = ({ data }) => void parts.push(data);
		const ended = new Promise((resolve) => {
			recorder.onstop = resolve;
		});
		recorder.start();
		const begun = performance.now();
		for (let passed = 0; passed < 1_200; passed = performance.now() - begun) {
			if (context) {
				context.fillStyle = `hsl(${passed / 4} 70% 45%)`;
				context.fillRect(0, 0, 320, 180);
				context.fillStyle = '#fff';
				context.fillRect((passed / 1_200) * 280, 70, 40, 40);
			}
			await new Promise(requestAnimationFrame);
		}
		recorder.stop();
		await ended;
		const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
		return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	});
	return Buffer.from(base64, 'base64');
}
