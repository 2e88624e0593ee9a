/** A publication that was refused; nothing was changed. Each reason says what, where and how to mend it. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join('\n'), options);
    this.reasons = reasons;
  }
}
