import type { LocaleCode } from '@tessera/domain';
import type { ReactNode } from 'react';

/** Flags in a box of 24 by 16, simplified for that size. Several systems have no flags in their fonts. */

const field = (fill: string) => <path fill={fill} d="M0 0h24v16H0z" />;
const STAR = 'm0-1 .225.69h.726l-.588.427.225.69L0 .382l-.588.426.225-.691-.588-.427h.726z';
const star = (fill: string, x: number, y: number, size: number) => (
  <path fill={fill} d={STAR} transform={`translate(${x} ${y}) scale(${size})`} />
);
const india = (
  <>
    {field('#fff')}
    <path fill="#f93" d="M0 0h24v5.33H0z" />
    <path fill="#128807" d="M0 10.67h24V16H0z" />
    <circle cx="12" cy="8" r="2" fill="none" stroke="#000080" strokeWidth=".6" />
  </>
);

export const FLAGS: Readonly<Record<LocaleCode, ReactNode>> = {
  zh_TW: (
    <>
      {field('#fe0000')}
      <path fill="#000095" d="M0 0h12v8H0z" />
      <circle cx="6" cy="4" r="2" fill="#fff" />
    </>
  ),
  zh_CN: (
    <>
      {field('#ee1c25')}
      {star('#ff0', 5, 5, 3)}
      {star('#ff0', 10, 2, 1)}
      {star('#ff0', 12, 4, 1)}
      {star('#ff0', 12, 7, 1)}
      {star('#ff0', 10, 9, 1)}
    </>
  ),
  en_US: (
    <>
      {field('#fff')}
      <path
        stroke="#b22234"
        strokeWidth="1.23"
        d="M0 .62h24M0 3.08h24M0 5.54h24M0 8h24M0 10.46h24M0 12.92h24M0 15.38h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.5v8.6H0z" />
      <path stroke="#fff" strokeDasharray=".8 1.2" strokeWidth=".8" d="M1 1.8h9M2 4.3h8M1 6.8h9" />
    </>
  ),
  vi_VN: (
    <>
      {field('#da251d')}
      {star('#ff0', 12, 8, 4.6)}
    </>
  ),
  ko_KR: (
    <>
      {field('#fff')}
      <circle cx="12" cy="8" r="4" fill="#0047a0" />
      <path fill="#cd2e3a" d="M8 8a4 4 0 0 1 8 0 2 2 0 0 1-4 0 2 2 0 0 0-4 0" />
      <path stroke="#000" d="m3.5 4.8 2-3M18.5 14.2l2-3M3.5 11.2l2 3M18.5 1.8l2 3" />
    </>
  ),
  ja_JP: (
    <>
      {field('#fff')}
      <circle cx="12" cy="8" r="4.8" fill="#bc002d" />
    </>
  ),
  th_TH: (
    <>
      {field('#f4f5f8')}
      <path fill="#a51931" d="M0 0h24v2.67H0zM0 13.33h24V16H0z" />
      <path fill="#2d2a4a" d="M0 5.33h24v5.33H0z" />
    </>
  ),
  hi_IN: india,
  my_MM: (
    <>
      {field('#34b233')}
      <path fill="#fecb00" d="M0 0h24v5.33H0z" />
      <path fill="#ea2839" d="M0 10.67h24V16H0z" />
      {star('#fff', 12, 8.5, 5)}
    </>
  ),
  ta_IN: india,
  bn_BD: (
    <>
      {field('#006a4e')}
      <circle cx="11" cy="8" r="5" fill="#f42a41" />
    </>
  ),
};
