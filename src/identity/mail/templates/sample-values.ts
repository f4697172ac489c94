/** A fixed time and a realistic link for the samples of several templates. */
export const sampleTime = new Date('2026-11-20T18:40:00Z');

export const sampleLink = { nonce: 'Vb3nQ0e7yXk2LrT9sJf4HwZ1mCd8GpUa5iNo6KxBqEY', validUntil: new Date('2026-11-21T18:40:00Z') };
