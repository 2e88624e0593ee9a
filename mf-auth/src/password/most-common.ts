/** The passwords of letters and digits that are used most; the platform knows many more. */
export const MOST_COMMON: ReadonlySet<string> = new Set(
  `
    password1 passw0rd password12 password123 abc123 1qaz2wsx 123qwe trustno1 1234qwer q1w2e3r4t5 qwer1234 ncc1701 q1w2e3r4 1q2w3e4r jordan23 thx1138
    qwerty123 abcd1234 123abc 123456a bond007 q1w2e3 rush2112 1q2w3e4r5t red123 12345a 123456q 1qazxsw2
    blink182 12qwaszx qwerty1 asdf1234 lol123 asd123 hello1 eagle1 12345q lucky1 zaq12wsx a123456 123456789a
    1232323q qwerty12 a12345 money1 qwe123 12345qwert michael1 test123 ncc1701d hello123 123qweasd charlie1
    123123a rasdzv3 happy1 alpha1 a1b2c3 letmein1 1q2w3e 123456789q bubba1 tiger1 zxc123 buddy1 catch22
    a1b2c3d4 qaz123 qqq111 angel1 dragon1 mustang1 chris1 welcome1 james1 qazwsx123 123qweasdzxc monkey1
    rocky1 freedom1 soso123aljg oicu812 jessica1 1234abcd babylon5 master1 yankees1 1qaz2wsx3edc david1
    1a2b3c shadow1 ncc1701e q12345 matthew1 123qwe123 sammy1 q1w2e3r4t5y6 123asd wrinkle1 access14 letmein2
    blue22 a1234567 anthony1 magic1 apple1 molly1 william1 super123 green1 colt45 qwerty12345 black1
    gn56gn56 zaq123 1234567a seven7 jason1 blue123 thunder1 123456z chelsea1 1q2w3e4r5t6y 1a2b3c4d asdf123
    lucky7 woody1 pepsi1 robert1 viper1 ranger1 andrew1 shaney14 heather1 richard1 zaq1xsw2 soccer1 sarah1
    formula1 honda1 123qaz zxcv1234 patrick1 123zxc cowboys1 gateway1 pa55word frank1 scooter1 thomas1
    1234567q harley1 raiders1 kevin1 a1s2d3f4 rusty1 hunter1 qwert123 elvis1 buster1 power1 123321q amber1
    sasha1
  `
    .trim()
    .split(/\s+/),
);
