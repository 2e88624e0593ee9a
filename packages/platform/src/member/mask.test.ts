import { maskEmail, maskHandle, maskPhone } from './mask.ts';

test('what is masked still tells its owner what it is', () => {
  expect(maskEmail('maria@example.com')).toBe('ma•••@example.com');
  expect(maskEmail('x@example.com')).toBe('x•••@example.com');
  expect(maskPhone('0987654321')).toBe('••••••4321');
  expect(maskHandle('@maria_s')).toBe('@m•••');
});

test('a short number is not shown whole', () => {
  expect(maskPhone('1234')).toBe('•••234');
});
